# Debian slim, since the wheel that draws pictures wants glibc. The packages are those of uv.lock, to the hash.
# deploy/steps (run by the tests) follows this file's steps on a machine without Docker.
FROM debian:12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 python3-pip ca-certificates
WORKDIR /app
COPY pyproject.toml uv.lock README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY data data
# What `khandan --version` tells: docker build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=""
RUN printf '%s' "$COMMIT" > bot/COMMIT
ENV UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy
RUN python3 -m pip install --quiet --target /tools 'uv>=0.13,<0.14'
RUN /tools/bin/uv sync --frozen --no-default-groups --no-editable --python python3

FROM debian:12-slim
RUN apt-get update && apt-get install -y --no-install-recommends python3 ca-certificates libfribidi0 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data khandan \
    && install -d -o khandan -g khandan -m 700 /data
COPY --from=build /app/.venv /app/.venv
ENV PATH=/app/.venv/bin:$PATH DATA=/data METRICS=9464 LOG_FORMAT=json PYTHONUNBUFFERED=1
USER khandan
WORKDIR /data
VOLUME /data
# At the port that the bot has been given, and by no proxy that a host gives its containers.
HEALTHCHECK --interval=1m --timeout=5s --start-period=2m \
    CMD ["python3", "-c", "import http.client as h, os; c = h.HTTPConnection('127.0.0.1', int(os.environ.get('METRICS') or 9464), timeout=4); c.request('GET', '/healthz'); raise SystemExit(c.getresponse().status != 200)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["khandan"]
CMD ["run"]
