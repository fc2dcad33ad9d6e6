# Debian slim, since the wheel that draws pictures wants glibc. The packages are those of uv.lock, to the hash.
# deploy/steps (run by the tests) follows this file's steps on a machine without Docker. What changes seldom stands
# first, so that a new commit installs the program anew and none of its packages.
# docs/containers.md says where the digest is from and how to take another base.
ARG BASE=debian:12.14-slim@sha256:60eac759739651111db372c07be67863818726f754804b8707c90979bda511df
FROM ${BASE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 python3-pip ca-certificates
WORKDIR /app
ENV UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy
COPY deploy/uv.txt deploy/
RUN python3 -m pip install --quiet --target /tools --require-hashes -r deploy/uv.txt
# Of pyproject.toml, as in --build-arg EXTRAS="charts sentry"
ARG EXTRAS=""
COPY pyproject.toml uv.lock ./
RUN /tools/bin/uv sync --frozen --no-default-groups --no-install-project --python python3 ${EXTRAS:+$(printf ' --extra %s' $EXTRAS)}
COPY README.md LICENSE ./
COPY deploy/trim.py deploy/
COPY data data
COPY engine engine
COPY bot bot
# What `khandan --version` tells: docker build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=""
RUN printf '%s' "$COMMIT" > bot/COMMIT
RUN /tools/bin/uv sync --frozen --no-default-groups --no-editable --python python3 ${EXTRAS:+$(printf ' --extra %s' $EXTRAS)}
# The import leaves the bytecode of a start: the bot itself may write none.
RUN python3 deploy/trim.py .venv && cd / && /app/.venv/bin/python -c 'import bot.cli.run'

FROM ${BASE}
RUN apt-get update && apt-get upgrade -y \
    && apt-get install -y --no-install-recommends python3 ca-certificates libfribidi0 \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --system --gid 10001 khandan \
    && useradd --system --uid 10001 --gid khandan --home-dir /data khandan \
    && install -d -o khandan -g khandan -m 700 /data
COPY --from=build /app/.venv /app/.venv
ENV PATH=/app/.venv/bin:$PATH DATA=/data METRICS=9464 LOG_FORMAT=json PYTHONUNBUFFERED=1
# By its number: Kubernetes believes no name that it is not root's.
USER 10001:10001
WORKDIR /data
VOLUME /data
# At the port that the bot has been given, and by no proxy that a host gives its containers.
HEALTHCHECK --interval=1m --timeout=5s --start-period=2m \
    CMD ["python3", "-c", "import http.client as h, os; c = h.HTTPConnection('127.0.0.1', int(os.environ.get('METRICS') or 9464), timeout=4); c.request('GET', '/healthz'); raise SystemExit(c.getresponse().status != 200)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["khandan"]
# Its exit codes are those that compose's `on-failure` reads rightly (docs/containers.md).
CMD ["run", "--container"]
