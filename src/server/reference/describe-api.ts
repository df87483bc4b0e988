import { readFileSync } from 'node:fs'
import type { Call } from '#definition/generated/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { toFailure } from '../app/failure.ts'
import { offeredScopes } from '../credentials/scopes.ts'
import { faultsOfCall } from './call-faults.ts'
import { exampleValues } from './example-values.ts'
import { describeTokenPath, TOKEN_FAULTS, TOKEN_SCHEMAS } from './token-path.ts'

type Named = Record<string, object>

interface Operation {
  operationId?: string
  parameters?: object[]
  responses?: Named
}

interface Document {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: object }
}

/** The introduction for API clients, as Markdown. */
const GUIDE = readFileSync(new URL('guide.md', import.meta.url), 'utf8')

const REQUEST_ID = '7d0f6f0e-3a1c-4a0b-9a54-0d4a3c2f8b11'
const REFUSAL = 'application/problem+json'
const FILE = 'file-content'
const PROGRAMS = 'For programs'
const PEOPLE = 'Of the portal alone'
const TOKENS = 'tokens'

const refer = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'A name for this one intent, such as a UUID. The same key with the same request is answered again with the first answer, and the header `Idempotency-Replayed`.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
}

/** Names each example by its code; where several faults of a status share one, by their own names as well. */
const namesOf = (ids: readonly string[], codes: readonly string[]): string[] =>
  ids.map((id, at) => {
    const code = codes[at]!
    return codes.filter((one) => one === code).length > 1 ? `${code}.${id}` : code
  })

/** Returns refusals by status and code, each with its own example. */
const refusalsOf = (faultIds: readonly string[], { faults }: ServerDefinitions): Named => {
  const byStatus = new Map<number, string[]>()
  for (const id of faultIds) {
    const status = faults[id]?.status
    if (status !== undefined) byStatus.set(status, [...(byStatus.get(status) ?? []), id])
  }
  const answers = [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, ids]) => {
      const codes = ids.map((id) => toFailure(faults, id, '').code)
      const names = namesOf(ids, codes)
      const examples = Object.fromEntries(ids.map((id, at) => [names[at], refer('examples', id)]))
      const description = [...new Set(codes)].map((code) => `\`${code}\``).join(', ')
      return [
        status,
        { description, content: { [REFUSAL]: { schema: refer('schemas', 'failure'), examples } } },
      ]
    })
  return Object.fromEntries(answers)
}

const WAITS = { description: 'It waits for a second person.' }

const successOf = ({ answer, pending }: Call, responses: Named): Named => {
  const ok = { ...responses['200'], description: 'Done.' }
  const waiting = pending ? { ...ok, ...WAITS } : responses['202'] && { ...responses['202'], ...WAITS }
  const file = { description: 'The file.', content: { 'application/octet-stream': { schema: {} } } }
  return { 200: answer === FILE ? file : ok, ...(waiting && { 202: waiting }) }
}

const deprecationOf = ({ deprecated }: Call) =>
  deprecated && {
    deprecated: true,
    description: `Use \`${deprecated.instead}\` instead. Deprecated since ${deprecated.since}${deprecated.sunset ? `; may end on ${deprecated.sunset}` : ''}.`,
  }

const describe = (
  operation: Operation,
  call: Call,
  definitions: ServerDefinitions,
  isForPrograms: boolean,
) => ({
  ...operation,
  ...deprecationOf(call),
  security: isForPrograms ? [{ credential: [call.permission] }] : [{ person: [] }],
  parameters: [...(operation.parameters ?? []), ...(call.idempotent ? [IDEMPOTENCY_KEY] : [])],
  responses: {
    ...successOf(call, operation.responses ?? {}),
    ...refusalsOf(faultsOfCall(call), definitions),
  },
})

const securitySchemes = (scopes: readonly { value: string; label: string }[]) => ({
  credential: {
    type: 'oauth2',
    description: 'An API credential: a program signs in for itself (RFC 6749, 4.4). Tokens are opaque.',
    flows: {
      clientCredentials: {
        tokenUrl: '/oauth/token',
        scopes: Object.fromEntries(scopes.map(({ value, label }) => [value, label])),
      },
    },
  },
  client: {
    type: 'http',
    scheme: 'basic',
    description: 'Client ID and secret of an API credential, for a token alone.',
  },
  person: {
    type: 'http',
    scheme: 'bearer',
    description: 'A person who is signed in to the portal. No API credential can make these calls.',
  },
})

/** Returns a readable name: `accessRequests` becomes 'Access requests'. */
const wordsOf = (noun: string): string => {
  const words = noun.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const nounOf = ({ id }: Call): string => id.split('.')[0] ?? id

/**
 * Adds to an OpenAPI 3.1 description what schemas do not contain: refusals with examples, the
 * Idempotency-Key, scopes, and which calls are for programs (findings: product 16, trust 23).
 */
export const describeApi = <Described extends object>(
  document: Described,
  definitions: ServerDefinitions,
  publicUrl: string,
): Described => {
  const { paths = {}, components } = document as Document
  // If the list of scopes is faulty, the rest is described anyway.
  const scopes = definitions.library.options['credential-scopes'] ? offeredScopes(definitions) : []
  const offered = new Set(scopes.map(({ value }) => value))
  const calls = new Map(definitions.calls.map((call) => [call.id, call]))
  const described = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => {
        const call = calls.get(operation.operationId ?? '')
        return [
          method,
          call ? describe(operation, call, definitions, offered.has(call.permission)) : operation,
        ]
      }),
    ),
  ])
  const used = new Set(
    [...[...calls.values()].flatMap(faultsOfCall), ...TOKEN_FAULTS].filter((id) => definitions.faults[id]),
  )
  const examples = [...used].map((id) => {
    const value = toFailure(definitions.faults, id, REQUEST_ID, { values: exampleValues(id) })
    return [id, { summary: value.title, value }]
  })
  const open = new Set([...calls.values()].filter(({ permission }) => offered.has(permission)).map(nounOf))
  const nouns = [...new Set([...calls.values()].map(nounOf))].toSorted()
  return {
    ...document,
    info: { ...(document as { info?: object }).info, description: GUIDE.replaceAll('{url}', publicUrl) },
    paths: {
      ...describeTokenPath(definitions, refusalsOf(TOKEN_FAULTS, definitions)),
      ...Object.fromEntries(described),
    },
    components: {
      ...components,
      schemas: { ...components?.schemas, ...TOKEN_SCHEMAS },
      examples: Object.fromEntries(examples),
      securitySchemes: securitySchemes(scopes),
    },
    tags: [TOKENS, ...nouns].map((name) => ({ name, 'x-displayName': wordsOf(name) })),
    'x-tagGroups': [
      { name: PROGRAMS, tags: [TOKENS, ...nouns.filter((noun) => open.has(noun))] },
      { name: PEOPLE, tags: nouns.filter((noun) => !open.has(noun)) },
    ],
  }
}
