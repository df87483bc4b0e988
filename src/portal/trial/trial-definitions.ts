import { loadDefinitions } from '#definition/load.ts'
import type { Served } from '../definitions/fetch.ts'

const texts = import.meta.glob<string>('../../../definitions/**/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const files = Object.entries(texts).map(([path, text]) => ({
  path: path.slice(path.indexOf('/definitions/') + '/definitions/'.length),
  text,
}))
const takeAll = () => []

/** The real definitions, as the server would hand them out. */
export function trialDefinitions(): Served {
  const { library } = loadDefinitions(files, takeAll)
  return { version: 'trial', definitions: library, broken: {} }
}
