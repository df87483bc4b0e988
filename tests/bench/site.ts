import { createReadStream, existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { css, PATCHES } from '../../src/tools/build/patches/patches.ts'
import { chunks } from '../../vite.config.ts'

const blueprint = PATCHES.flatMap((patch) => (patch.package === 'vite' ? [] : (patch.plugin ?? [])))
const here = fileURLToPath(new URL('.', import.meta.url))
const built = fileURLToPath(new URL('../../node_modules/.cache/portolan/bench/', import.meta.url))

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** Build manifest of each page. */
type Manifests = Readonly<Record<string, Manifest>>

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
}

async function buildPage(page: string): Promise<Manifest> {
  await build({
    configFile: false,
    root: join(here, 'pages'),
    base: `/${page}/`,
    logLevel: 'error',
    plugins: [react(), ...blueprint],
    css,
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: join(built, page),
      manifest: true,
      target: 'es2022',
      rolldownOptions: { input: join(here, 'pages', page), output: { codeSplitting: chunks } },
    },
  })
  return JSON.parse(readFileSync(join(built, page, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** Builds the page of every engine for production, as the portal is built, with only its own dependencies. */
export async function buildPages(pages: readonly string[]): Promise<Manifests> {
  rmSync(built, { recursive: true, force: true })
  const found: Record<string, Manifest> = {}
  for (const page of pages) found[page] = await buildPage(page)
  return found
}

function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk || seen.has(chunk.file)) return seen
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file)
  for (const other of chunk.imports ?? []) filesOf(manifest, other, seen)
  return seen
}

/** Returns the page as Vite writes it: the script and its imports, requested at once. */
function html(manifest: Manifest, page: string): string {
  const links = [...filesOf(manifest, page)].map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${page}/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${page}/${file}">`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page}</title>
<script type="module" crossorigin src="/${page}/${manifest[page]?.file}"></script>
${links.join('')}</head><body><div id="root"></div></body></html>`
}

/** Serves the built pages; the address of a page is its file name. */
export async function servePages(manifests: Manifests) {
  const asked = new Set<string>()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
    const manifest = manifests[path]
    if (manifest) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(html(manifest, path))
      return
    }
    const file = join(built, path)
    if (path === '' || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    asked.add(path)
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  /** All the JavaScript a page has loaded by now, gzipped, in kB. */
  const weightOf = (page: string): number =>
    [...asked]
      .filter((file) => file.startsWith(`${page}/`) && file.endsWith('.js'))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file))).length / 1000, 0)
  return { address: `http://127.0.0.1:${port}`, weightOf, close: () => server.close() }
}
