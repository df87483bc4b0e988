import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { answersInGroups } from './src/tools/build/answers-in-groups.ts'
import { iconsBySize } from './src/tools/build/icons-by-size.ts'
import { retriedParts } from './src/tools/build/retried-parts.ts'

/**
 * Blueprint finds icons by name in two files of 300 kB, and spells out all names at every start; ours are components,
 * and a name is a mistake.
 */
export const iconsAreComponents: Plugin = {
  name: 'portolan:icons-are-components',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('@blueprintjs/icons/lib/esm/iconNames.js'))
      return 'export const IconNames = {}; export const IconNamesSet = new Set()'
    const loader = /paths-loaders\/(\w+Loader)\.js$/.exec(id)?.[1]
    if (loader === undefined) return undefined
    const says = JSON.stringify('Import the icon as a component: a name would load every icon.')
    return `export const ${loader} = () => Promise.reject(new Error(${says}))`
  },
}

/**
 * Blueprint measures every text of a button, in case it is cut and needs a title, and renders it once more for that before
 * anything is painted; only a text that may be cut needs it.
 */
export const textsAreTakenAsTheyAre: Plugin = {
  name: 'portolan:texts-are-taken-as-they-are',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('@blueprintjs/core/lib/esm/components/text/text.js')) return undefined
    const spared = code.replace('if (contentMeasuringRef', 'if (ellipsize && contentMeasuringRef')
    if (spared === code)
      throw new Error('Blueprint measures its texts in another way now: see vite.config.ts.')
    return spared
  },
}

/**
 * Blueprint says how the placeholder of a span looks that stands beside a switched-off input. For rules like that the
 * browser styles everything anew that stands beside what is put into a page.
 */
const spansHoldNoPlaces = {
  postcssPlugin: 'portolan:spans-hold-no-places',
  Rule(rule: { selector: string; remove: () => unknown }) {
    if (/file-upload-input\S*placeholder/.test(rule.selector)) rule.remove()
  },
}

const intents = ':is(.bp6-intent-primary, .bp6-intent-success, .bp6-intent-warning, .bp6-intent-danger)'

const isOfFont = (selector: string) => /\[class\*=["']?bp6-icon-|^\.bp6-icon-[\w-]+::?before$/.test(selector)

/**
 * Blueprint knows what has an intent by a part of its class. For rules like that the browser styles every icon, link and
 * input anew that stands inside what changes any class, be it the body; so the intents are named. Icons of its font,
 * by name, are a tenth of its rules and never there: ours are components.
 */
export const withClassesNamed = (selectors: readonly string[]): string[] =>
  selectors
    .filter((one) => !isOfFont(one))
    .map((one) => one.replaceAll(/\[class\*=["']?bp6-intent-?["']?\]/g, intents))

const classesAreNamed = {
  postcssPlugin: 'portolan:classes-are-named',
  Rule(rule: { selectors: string[]; remove: () => unknown }) {
    const named = withClassesNamed(rule.selectors)
    if (named.length === 0) rule.remove()
    else if (named.join() !== rule.selectors.join()) rule.selectors = named
  },
}

/** Blueprint's rules as the browser bears them. */
export const css = { postcss: { plugins: [spansHoldNoPlaces, classesAreNamed] } }

const preload = (href: string, attributes: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, crossorigin: '', ...attributes },
  injectTo: 'head-prepend',
})

/**
 * What every first page needs is requested together with its script, not after it. Its font is not: over a slow network
 * it would hold up what it is to draw, and until it is there the fallback takes as much room.
 */
const askEarly: Plugin = {
  name: 'portolan:ask-early',
  transformIndexHtml: {
    order: 'post',
    handler: () => [preload('/definitions.json?part=first', { as: 'fetch' })],
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
  /src\/(runtime\/form\/nested\/(nested(-answer|-schema)?|registry|validator)\.|widgets\/theme\/)/.test(id)
const unlessNested = (test: RegExp) => (id: string) => test.test(id) && !isOfNested(id)

/** What comes in one file; everything else is split where it is imported by need. */
export const chunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    { name: 'router', test: /node_modules\/(react-router|react-router-dom)\//, priority: 3 },
    { name: 'first', tags: ['$initial' as const], priority: 2 },
    // What validates answers comes first of all, so what it shares with forms comes with it.
    {
      name: 'judge',
      test: /src\/(portal\/server\/answer-schemas|engine\/schema|values\/(length|equality))|virtual:answer-schemas$/,
      priority: 1.7,
    },
    // What several parts need: left alone, it comes in dozens of files of some hundred bytes. A list is there before
    // anything drops down or is asked, so it does not wait for what forms and popovers need.
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
    // Nested answers and charts bring libraries of their own, which nothing else may wait for. They stand behind what
    // they share with others, since a group takes along what its files import.
    { name: 'nested', test: isOfNested, priority: 0.9 },
    { name: 'charts', test: /node_modules\/recharts\//, priority: 0.8 },
    { name: 'parts', test: unlessNested(/^(?!.*node_modules)/), minShareCount: 2, priority: 1 },
  ],
}

export default defineConfig({
  root: 'src/portal',
  plugins: [
    react(),
    answersInGroups(),
    retriedParts(),
    iconsAreComponents,
    iconsBySize(),
    textsAreTakenAsTheyAre,
    askEarly,
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
