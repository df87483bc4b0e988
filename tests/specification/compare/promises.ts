import type { Library } from '#definition/library.ts'
import { invariants } from '../invariants.ts'
import { mails } from '../mails.ts'
import { notifications } from '../notifications.ts'
import { words } from '../table.ts'
import { byName, type Part } from './part.ts'

type Mail = Library['mails'][string]

/** Returns the statements of an invariant as lines, without its texts for people. */
function statesOf(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([name, inner]) => statesOf(inner, [...path, name]))
  const listed = [value].flat().map(String).toSorted()
  return [`${path.join('/')}: ${listed.join(', ') || 'nobody'}`]
}

/** Statements of the invariants. */
const invariantPart: Part = {
  of: 'invariants',
  table: 'invariants.ts',
  says: byName(
    invariants.map(({ invariant, states, source }) => [
      `The invariant ${invariant}`,
      { value: states, source },
    ]),
  ),
  defined: (library) =>
    byName(
      Object.values(library.invariants).map((one) => {
        const { $schema: _schema, id, says: _says, source: _source, ...stated } = one
        return [
          `The invariant ${id}`,
          { value: statesOf(stated).join('; '), file: `invariants/${id}.invariant.json` },
        ]
      }),
    ),
}

const sentAs = ({ always, asks, kind }: Mail): string =>
  always ? 'always' : asks ? 'decision' : (kind ?? '')

/** Sending condition and target page of each mail. */
const mailPart: Part = {
  of: 'mails',
  table: 'mails.ts',
  says: byName(
    mails.flatMap(({ events, sent, leads, source }) =>
      words(events).flatMap((event) => [
        [`The mail of ${event}, sent`, { value: sent, source }] as const,
        [`The mail of ${event}, leads to`, { value: leads, source }] as const,
      ]),
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.mails).flatMap((mail) => {
        const at = { file: `mails/${mail.id}.mail.json` }
        const { page, to } = mail.link
        return [
          [`The mail of ${mail.event}, sent`, { value: sentAs(mail), ...at }] as const,
          [`The mail of ${mail.event}, leads to`, { value: page ?? to ?? '', ...at }] as const,
        ]
      }),
    ),
}

type Notification = Library['notifications'][string]

const recipientsOf = ({ of, people = [], holders = [], everyone, reserved }: Notification): string =>
  [
    ...(of === undefined ? [] : [`of ${of}`]),
    ...people,
    ...holders,
    ...(everyone ? ['everyone'] : []),
    ...(reserved === undefined ? [] : ['nobody']),
  ].join(' ')

const pairsOf = (pairs: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(pairs).map(([name, value]) => `${name}=${value}`)

/** Recipients of each event, and the page that it opens. */
const notificationPart: Part = {
  of: 'notifications',
  table: 'notifications.ts',
  says: byName(
    notifications.flatMap(({ events, on, to, except, opens, source }) =>
      words(events).flatMap((event) => [
        [`The notification of ${event}, on`, { value: on, source }] as const,
        [`The notification of ${event}, to`, { value: to, source }] as const,
        [`The notification of ${event}, except`, { value: except, source }] as const,
        [`The notification of ${event}, opens`, { value: opens, source }] as const,
      ]),
    ),
  ),
  defined: (library) =>
    byName(
      Object.entries(library.notifications).flatMap(([event, one]) => {
        const at = { file: 'notifications.json' }
        const opens = [
          ...(one.page === undefined ? [] : [one.page]),
          ...pairsOf(one.pageOf),
          ...pairsOf(one.with),
        ]
        return [
          [`The notification of ${event}, on`, { value: one.on ?? '', ...at }] as const,
          [`The notification of ${event}, to`, { value: recipientsOf(one), ...at }] as const,
          [`The notification of ${event}, except`, { value: one.except ?? '', ...at }] as const,
          [`The notification of ${event}, opens`, { value: opens.join(' '), ...at }] as const,
        ]
      }),
    ),
}

export const promiseParts: readonly Part[] = [invariantPart, mailPart, notificationPart]
