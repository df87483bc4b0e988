import type { ServerDefinitions } from '../app/definitions.ts'
import { changesIn, factsIn, describeName } from './changes.ts'
import type { ActivityRow } from './rows.ts'
import { inWords } from '../languages/reader.ts'
import { sayRights } from '#values/generated/say-rights.ts'
import { faultInWords } from '../app/values/stored-fault.ts'
import { sayProduct } from '#values/generated/say-product.ts'

type Definitions = Pick<ServerDefinitions, 'library'>

/** Returns the label of a value in an option list; a value not listed is made readable from its own name. */
const labelOf = ({ library }: Definitions, list: string, value: string): string =>
  inWords(library).options[list]?.options.find((option) => option.value === value)?.label ??
  describeName(value)

const userOf = ({ user_id: id, first_name, last_name, email }: ActivityRow) =>
  id === null
    ? {}
    : { user: { id, name: [first_name, last_name].filter(Boolean).join(' '), email: email ?? '' } }

/** The directory of a login that wrote an entry; undefined if none did. */
const directoryOf = ({ details: { by, login } }: ActivityRow): string | undefined =>
  by === 'SCIM' && typeof login === 'string' ? sayRights('byDirectory', { name: login }) : undefined

/** The channel of an entry for the reader: the portal, the API credential by name, or a directory. */
const channelOf = (row: ActivityRow): string => {
  const { channel, details } = row
  const { apiCredential } = details as { apiCredential?: string }
  return channel === 'api'
    ? (directoryOf(row) ?? sayRights('byCredential', { name: apiCredential ?? '' }).trim())
    : sayRights('portal')
}

/** The actor of an entry: the person, the provider's employee, a directory, the product, or "not signed in". */
const actorOf = (row: ActivityRow): string => {
  const { user_id: id, channel, details, first_name, last_name } = row
  if (id !== null) return [first_name, last_name].filter(Boolean).join(' ')
  const { by, provider } = details
  if (typeof by === 'string' && typeof provider === 'string') return `${by}, ${provider}`
  return directoryOf(row) ?? (channel === null ? sayProduct('name') : sayRights('notSignedIn'))
}

/** Returns an entry of the activity log in API form (ACT-002, OPEN-145). */
export const toActivity = (definitions: Definitions, row: ActivityRow) => ({
  id: row.id,
  number: Number(row.seq),
  created_at: row.at.toISOString(),
  ...userOf(row),
  by: actorOf(row),
  action: row.action,
  what: labelOf(definitions, 'activity-actions', row.action),
  object_type: row.object_type,
  object: labelOf(definitions, 'activity-objects', row.object_type),
  ...(row.object_id === null ? {} : { object_id: row.object_id }),
  ...(row.environment === null ? {} : { environment: row.environment }),
  result: row.result,
  ...(row.channel === null ? {} : { channel: channelOf(row) }),
  ...(row.user_agent === null ? {} : { user_agent: row.user_agent }),
})

export type Activity = ReturnType<typeof toActivity>

/** The key in the details under which the trail stores the English sentence of a refusal. */
const SENTENCE = 'told'

/** Returns the details with that sentence in the reader's language. */
const inReadersWords = ({ library }: Definitions, details: ActivityRow['details']) => {
  const { fault, [SENTENCE]: stored } = details
  return typeof stored === 'string' && typeof fault === 'string'
    ? { ...details, [SENTENCE]: faultInWords(library, stored, fault) }
    : details
}

/** Returns one entry with the values before and after, and its origin (request ID, IP address). */
export const toActivityDetails = (definitions: Definitions, row: ActivityRow) => {
  const changes = changesIn(row.details)
  return {
    ...toActivity(definitions, row),
    details: row.details,
    before: changes.flatMap(({ what, before }) => (before === undefined ? [] : [{ what, value: before }])),
    after: changes.flatMap(({ what, after }) => (after === undefined ? [] : [{ what, value: after }])),
    facts: factsIn(inReadersWords(definitions, row.details)),
    ...(row.request_id === null ? {} : { request_id: row.request_id }),
    ...(row.ip === null ? {} : { ip: row.ip }),
    hash: row.hash,
  }
}
