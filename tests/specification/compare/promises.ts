import type { Library } from '#definition/library.ts'
import { invariants } from '../invariants.ts'
import { mails } from '../mails.ts'
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
        const { page, to } = mail.link as { page?: string; to?: string }
        return [
          [`The mail of ${mail.event}, sent`, { value: sentAs(mail), ...at }] as const,
          [`The mail of ${mail.event}, leads to`, { value: page ?? to ?? '', ...at }] as const,
        ]
      }),
    ),
}

export const promiseParts: readonly Part[] = [invariantPart, mailPart]
