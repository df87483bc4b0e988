import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { answersInGroups } from './src/tools/build/answers-in-groups.ts'
import { partFiles } from './src/tools/build/part-files.ts'
import { css, patchPlugins } from './src/tools/build/patches/patches.ts'

const preload = (href: string, attributes: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, crossorigin: '', ...attributes },
  injectTo: 'head-prepend',
})

/**
 * Requests the definitions of the first page together with its script, not after it. The font is not preloaded: on a
 * slow network it would delay the text, and the fallback font takes the same room.
 */
const askEarly: Plugin = {
  name: 'portolan:ask-early',
  transformIndexHtml: {
    order: 'post',
    handler: () => [preload('/definitions.json?part=first', { as: 'fetch' })],
  },
}

const sheet = /\s*<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+)">/

/**
 * Paints the frame of the page as soon as the page itself is loaded. A browser paints nothing before a style sheet that
 * stands in front, so the style sheet stands behind the frame. It is preloaded; the script waits for both.
 */
const paintFrameFirst: Plugin = {
  name: 'portolan:paint-frame-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page) {
      const [link, href] = sheet.exec(page) ?? []
      if (link === undefined || href === undefined)
        throw new Error('The build names its style sheet in another way now: see vite.config.ts.')
      return {
        html: page.replace(link, '').replace('</body>', () => `  ${link.trim()}\n  </body>`),
        tags: [preload(href, { as: 'style' })],
      }
    },
  },
}

/** Chunks whose functions mostly run before a page is drawn. */
const runsAtOnce = /^assets\/(index|react|router|judge|parts|shared|forms|table-view|flow-page|details-page)-/

/**
 * Marks these chunks for the browser. It then compiles their functions off the main thread while the file loads, not
 * one by one at their first call.
 */
const readAtOnce: Plugin = {
  name: 'portolan:read-at-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && runsAtOnce.test(file.fileName))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

const worthIt = 1024

/** Beside each file of text it lies compressed, once and well; the server hands out what the browser takes. */
const compressed: Plugin = {
  name: 'portolan:compressed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle)) {
      const path = join(dir, file)
      const bytes = readFileSync(path)
      if (!/\.(js|css|svg|json)$/.test(file) || bytes.length < worthIt) continue
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
}

const isOfNested = (id: string) =>
  /src\/(runtime\/form\/nested\/(nested-(value|answer|schema)|registry|validator)\.|widgets\/theme\/)/.test(
    id,
  )
const unlessNested = (test: RegExp) => (id: string) => test.test(id) && !isOfNested(id)

/** Chunks with several modules; all other code is split at its dynamic imports. */
export const chunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    { name: 'router', test: /node_modules\/(react-router|react-router-dom)\//, priority: 3 },
    { name: 'first', tags: ['$initial' as const], priority: 2 },
    // Validation of answers loads first, so the code it shares with forms is in its chunk.
    {
      name: 'judge',
      test: /src\/(portal\/server\/answers\/answer-schemas|engine\/schema|values\/(length|equality))|virtual:answer-schemas$/,
      priority: 1.7,
    },
    // Code that several parts share would otherwise be dozens of files of some hundred bytes. Popovers and forms have
    // chunks of their own: a list is drawn before either of them is needed.
    {
      name: 'popover',
      test: /@floating-ui\/|@blueprintjs\/core\/lib\/esm\/components\/(popover|menu)/,
      minShareCount: 2,
      priority: 1.6,
    },
    {
      name: 'shared',
      test: /src\/(values|engine\/field|runtime\/field|runtime\/form\/nested\/theme)|node_modules\/(@blueprintjs|react-is|use-sync-external-store)\//,
      minShareCount: 2,
      priority: 1.5,
    },
    {
      name: 'forms',
      test: unlessNested(
        /src\/(engine\/(flow|requirement|table\/filters\/filter)|runtime\/(form|flow)|widgets|portal\/definitions\/linked-flow)/,
      ),
      minShareCount: 2,
      priority: 1.4,
    },
    // Nested answers bring libraries of their own, which nothing else may wait for. They stand behind what they share
    // with others, since a group takes along what its files import.
    { name: 'nested', test: isOfNested, priority: 0.9 },
    { name: 'parts', test: unlessNested(/^(?!.*node_modules)/), minShareCount: 2, priority: 1 },
  ],
}

export default defineConfig({
  root: 'src/portal',
  plugins: [
    react(),
    answersInGroups(),
    ...patchPlugins,
    askEarly,
    paintFrameFirst,
    readAtOnce,
    partFiles(),
    compressed,
  ],
  css,
  build: {
    outDir: '../../dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
})
