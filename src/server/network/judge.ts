import type { Finding } from '#definition/finding.ts'
import type { DefinitionFile } from '#definition/load.ts'
import { slipIn } from '#definition/source/slip.ts'
import { namesTwice } from '#definition/source/twice.ts'
import { sayError } from '../definitions/say-error.ts'
import { readSchemas } from '../definitions/schemas.ts'
import { loadValidators, type Validators } from '../definitions/validators.ts'
import { lintCorridor } from './corridor-sound.ts'

export interface JudgedNetwork {
  /** What each file holds, by its path below definitions/network. */
  readonly held: ReadonlyMap<string, unknown>
  readonly findings: readonly Finding[]
}

type Said = Pick<Finding, 'path' | 'sentence' | 'nearest' | 'fix'>

/** Errors that only repeat what an error inside them says. */
const hollow = new Set(['anyOf', 'oneOf', 'if', '$ref', 'allOf'])

let loaded: Validators | undefined

/** Validators by the name of a schema of schemas/network; made when they are first asked for. */
function validators(): Validators {
  if (loaded !== undefined) return loaded
  const schemas = [...readSchemas()].filter(([name]) => /^(values|entities|network)\//.test(name))
  const own = schemas.filter(([name]) => name.startsWith('network/'))
  loaded = loadValidators({
    schemas: schemas.map(([, schema]) => schema),
    addresses: Object.fromEntries(own.map(([name, { $id = '' }]) => [name.slice('network/'.length), $id])),
    hasFormats: true,
  })
  return loaded
}

/** A corridor obeys the schema of corridors, any other file the one of its own name. */
const schemaOf = (path: string): string =>
  path.startsWith('corridors/') ? 'corridor' : path.slice(0, -'.json'.length)

/** What stands below definitions/network, and what is wrong with it. */
export function judgeNetwork(files: readonly DefinitionFile[]): JudgedNetwork {
  const held = new Map<string, unknown>()
  const findings = files.flatMap(({ path, text = '' }) => {
    const said = judge(path, text, held)
    return said.map((one): Finding => ({ ...one, file: `network/${path}`, level: 'error' }))
  })
  return { held, findings: [...findings, ...unsound(held)] }
}

function judge(path: string, text: string, held: Map<string, unknown>): Said[] {
  const validate = validators()[schemaOf(path)]
  if (validate === undefined) return [{ path: '', sentence: 'Nothing in the network is called that.' }]
  const data = parsed(text)
  if (data === undefined)
    return [
      { path: '', sentence: `This is not valid JSON: ${slipIn(text) ?? 'look at its numbers and texts'}.` },
    ]
  held.set(path, data)
  void validate(data)
  const errors = validate.errors ?? []
  const telling = errors.filter(({ keyword }) => !hollow.has(keyword))
  const twice = namesTwice(text, data).map((at) => ({
    path: at,
    sentence: `'${at.split('/').at(-1)}' stands twice here. Keep one of them.`,
  }))
  return [...(telling.length > 0 ? telling : errors).map(sayError), ...twice]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unsound(held: ReadonlyMap<string, unknown>): Finding[] {
  const { perDollar = {} } = Object(held.get('market.json')) as { perDollar?: object }
  return [...held]
    .filter(([path]) => path.startsWith('corridors/'))
    .flatMap(([path, corridor]) =>
      lintCorridor(corridor, perDollar).map((said): Finding => ({
        ...said,
        file: `network/${path}`,
        level: 'error',
      })),
    )
}
