import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

/** Blueprint finds icons by name in two files of 300 kB; ours are components, and a name is a mistake. */
const iconsAreComponents: Plugin = {
  name: 'portolan:icons-are-components',
  enforce: 'pre',
  load(id) {
    const loader = /paths-loaders\/(\w+Loader)\.js$/.exec(id)?.[1]
    if (loader === undefined) return undefined
    const says = JSON.stringify('Import the icon as a component: a name would load every icon.')
    return `export const ${loader} = () => Promise.reject(new Error(${says}))`
  },
}

const preload = (href: string, attributes: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, crossorigin: '', ...attributes },
  injectTo: 'head-prepend',
})

/** What every first page needs is asked for together with its script, not after it. */
const askEarly: Plugin = {
  name: 'portolan:ask-early',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const fonts = Object.keys(bundle ?? {}).filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
      const words = fonts.map((file) => preload(`/${file}`, { as: 'font', type: 'font/woff2' }))
      return [...words, preload('/definitions.json', { as: 'fetch' })]
    },
  },
}

export default defineConfig({
  root: 'src/portal',
  plugins: [react(), iconsAreComponents, askEarly],
  build: {
    outDir: '../../dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/(react-router|react-router-dom)\// },
          ],
        },
      },
    },
  },
})
