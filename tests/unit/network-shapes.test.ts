import { expect, it } from 'vitest'
import { checkNetwork } from '#server/network/validity/network-check.ts'
import { context, real } from './broken-definitions.ts'
import { loadDefinitions } from '#definition/loader.ts'

const { library } = loadDefinitions(real, context.validate)
const files = real
  .filter(({ path }) => path.startsWith('network/'))
  .map((file) => ({ ...file, path: file.path.slice('network/'.length) }))

/** Values of other types that somebody may write by mistake. */
const others = ['a text', 7, true, null, [], ['a text'], { word: 'a text' }]

type Parts = Record<string, unknown>

/** Every place of a file, the first entry of a list for all of them. */
const placesIn = (node: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.keys(node)
        .filter((key) => !Array.isArray(node) || key === '0')
        .flatMap((key) => [[...path, key], ...placesIn((node as Parts)[key], [...path, key])])

function withOther(text: string, path: readonly string[], other: unknown): string {
  const data = JSON.parse(text) as Parts
  const holder = path.slice(0, -1).reduce((node, key) => node[key] as Parts, data)
  holder[path.at(-1)!] = other
  return JSON.stringify(data)
}

const corridor = 'corridors/ar-ars-bank.corridor.json'
const tried = files.filter(({ path }) => !path.startsWith('corridors/') || path === corridor)

it.each(tried)(
  'finds what is of another form in $path, and never fails on it (TRU-462)',
  ({ path, text }) => {
    const beside = files.filter(
      (one) => one.path !== path && (one.path === 'market.json' || one.path === corridor),
    )
    const failed: string[] = []
    for (const place of placesIn(JSON.parse(text)))
      for (const other of others)
        try {
          checkNetwork([...beside, { path, text: withOther(text, place, other) }], library)
        } catch (error) {
          failed.push(`/${place.join('/')} ${JSON.stringify(other)}: ${String(error)}`)
        }
    expect(failed).toEqual([])
  },
)
