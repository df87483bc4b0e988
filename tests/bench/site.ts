import { createReadStream, existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const built = fileURLToPath(new URL('../../node_modules/.cache/portolan/bench/', import.meta.url))

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
}

/** Builds every contestant for production, each with what it needs and nothing else. */
export async function buildPages(pages: readonly string[]): Promise<Manifest> {
  rmSync(built, { recursive: true, force: true })
  await build({
    configFile: false,
    root: join(here, 'pages'),
    logLevel: 'error',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: built,
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      rolldownOptions: { input: pages.map((page) => join(here, 'pages', page)) },
    },
  })
  return JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Manifest
}

const filesOf = (manifest: Manifest, page: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[page]
  if (!chunk || seen.has(chunk.file)) return seen
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file)
  for (const other of chunk.imports ?? []) filesOf(manifest, other, seen)
  return seen
}

/** What a page loads at once, gzipped, in kB of JavaScript. */
export const weightOf = (manifest: Manifest, page: string): number =>
  [...filesOf(manifest, page)]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file))).length / 1000, 0)

const html = (manifest: Manifest, page: string): string => {
  const styles = [...filesOf(manifest, page)].filter((file) => file.endsWith('.css'))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page}</title>
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}</head>
<body><div id="root"></div><script type="module" src="/${manifest[page]?.file}"></script></body></html>`
}

/** Serves the built pages; the address of a page is its file name. */
export async function servePages(manifest: Manifest) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
    if (Object.hasOwn(manifest, path)) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(html(manifest, path))
      return
    }
    const file = join(built, path)
    if (path === '' || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
