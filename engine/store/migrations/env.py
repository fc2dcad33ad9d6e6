"""Runs the migrations on the connection that revisions.upgrade hands over; nothing else runs them."""

from alembic import context

from engine.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
