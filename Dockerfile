# The server with its page, compiled engine included: drawings, page, wheel, and what runs, which holds no compiler and is not root.
FROM python:3.12-slim-bookworm AS drawings
WORKDIR /build
COPY tools tools
COPY src src
RUN python tools/web_art.py web/src/art/generated

FROM node:24-bookworm-slim AS page
WORKDIR /build
COPY web/package.json web/package-lock.json web/.npmrc web/
RUN cd web && npm ci --no-audit --no-fund
COPY web web
COPY src/eldorado/words/locale src/eldorado/words/locale
COPY src/eldorado/words/told.json src/eldorado/words/told.json
COPY src/eldorado/box/names src/eldorado/box/names
COPY --from=drawings /build/web/src/art/generated web/src/art/generated
RUN mkdir -p src/eldorado/server && cd web && npm run build

FROM python:3.12-slim-bookworm AS wheel
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY pyproject.toml README.md constraints.txt ./
COPY tools tools
COPY src src
COPY --from=page /build/src/eldorado/server/static src/eldorado/server/static
RUN pip install --no-cache-dir --constraint constraints.txt --prefix /out ".[postgres,redis]"

FROM python:3.12-slim-bookworm
RUN useradd --system --create-home --home-dir /data eldorado
COPY --from=wheel /out /usr/local
USER eldorado
WORKDIR /data
ENV ELDORADO_HOST=0.0.0.0 ELDORADO_PORT=8000 ELDORADO_DATABASE_URL=sqlite:////data/games.sqlite
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
STOPSIGNAL SIGTERM
CMD ["eldorado", "serve"]
