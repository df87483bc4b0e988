import { expect, it } from 'vitest'
import { loadDefinitions } from '#definition/loader.ts'
import type { Cell } from '#engine/flow/state/run.ts'
import { rootOf } from '#engine/flow/linking/linking.ts'
import { readPlace } from '#engine/submission/places.ts'
import type { ServerDefinitions } from '#server/app/definitions.ts'
import { createFieldChecks } from '#server/app/calls/field-checks.ts'
import type { FieldFault } from '#server/app/refused.ts'
import { toField, type Violation } from '#server/app/calls/say-violation.ts'
import { createSchemas } from '#server/app/calls/schemas.ts'
import type { Session } from '#server/app/session.ts'
import { createGrammar } from '#server/definitions/grammar.ts'
import { linkLibrary } from '#server/definitions/linked-definitions.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { readSchemas } from '#server/definitions/schemas.ts'
import { damageOf, type Damage } from './damage.ts'
import { createRandom, type Random } from './random.ts'
import { cellUnder, messagesOnScreen, screensOf, sentBody, type Screen } from './screen.ts'

const BODIES = 10_000
/** Facts that the server knows before it reads a record; all other facts of a screen come from other calls. */
const KNOWN = ['session', 'configuration', 'flags', 'limits']

/** Fields that depend on a record: the handler reads it and validates them. */
const BY_RECORDS: Readonly<Record<string, string>> = {
  'payments.accept sender_end_to_end_id': 'how long it may be depends on the quote',
  'payments.create endToEndId': 'how long it may be depends on the quote',
  'approvals.create endToEndId': 'how long it may be depends on the quote',
  'presets.create amount': 'the currency is that of the beneficiary, or of the organisation',
  'presets.update amount': 'the currency is that of the beneficiary, or of the organisation',
  'batches.create rows.0.amount': 'the currency is that of the beneficiary, or of the organisation',
  'payments.create paymentMemo': 'the destination of the beneficiary has rules of its own',
  'approvals.create paymentMemo': 'the destination of the beneficiary has rules of its own',
}

const schemas = createSchemas(readSchemas())
const { library } = loadDefinitions(readDefinitions(definitionsRoot), createGrammar(readSchemas()))
const { flows, rules } = linkLibrary(library, new Set(KNOWN))
let facts: Readonly<Record<string, unknown>> = {}
const checks = createFieldChecks({ library, rules } as unknown as ServerDefinitions, () => facts)

interface Verdict {
  /** Violations of the schema, before a field gives them a better message. */
  readonly violations: readonly FieldFault[]
  readonly fields: readonly FieldFault[]
}

/** Validates a body as the server does before it reads a record. */
function serverOf(screen: Screen, body: unknown): Verdict {
  facts = Object.fromEntries(Object.entries(screen.facts).filter(([name]) => KNOWN.includes(name)))
  const call = library.calls[screen.call]!
  const sent = [call, {} as Session, 'test', body] as const
  const fits = schemas.strict({ $ref: schemas.entity(call.request ?? '') })
  if (fits(body)) return { violations: [], fields: checks.checkTaken(...sent)?.details.fields ?? [] }
  const violations = fits.errors as unknown as readonly Violation[]
  const { details } = checks.refuseViolations(...sent, violations)
  return { violations: violations.map(toField), fields: details.fields ?? [] }
}

/** Returns true if only a record decides whether the value is valid. */
function isOfRecords(
  { linked: { definition }, value }: Cell,
  { person, call }: Screen,
  path: string,
): boolean {
  const { options, closed, of, type } = definition
  const isFollowed = of !== undefined && !person.run.cells.has(rootOf(of)) && !KNOWN.includes(rootOf(of))
  const isChosen = typeof options === 'object' || closed !== undefined
  return `${call} ${path}` in BY_RECORDS || isFollowed || isChosen || (value !== undefined && type === 'file')
}

/** The parameters of a path are no part of a body. */
function withoutParameters(call: string, body: Record<string, unknown>): Record<string, unknown> {
  const path = library.calls[call]!.path
  return Object.fromEntries(Object.entries(body).filter(([name]) => !path.includes(`{${name}}`)))
}

/** Chooses a wrong value for a field. A field with parts mostly gets one wrong part. */
function damageTo({ linked: { definition, parts }, stored }: Cell, random: Random): Damage {
  const [part] = parts ? [random.oneOf([...parts.flow.fields.values(), undefined])] : []
  if (!part) return damageOf(definition.type, random)
  const { how, value } = damageOf(part.definition.type, random)
  return { how, value: { ...Object(stored), [part.definition.id]: value } }
}

/** Lists the differences between screen and server for one body. */
function differencesIn(screen: Screen, body: unknown): readonly string[] {
  const messages = messagesOnScreen(screen)
  const { violations, fields } = serverOf(screen, body)
  const differences: string[] = []
  for (const [path, { cell, sentence }] of messages) {
    if (sentence === undefined || isOfRecords(cell, screen, path)) continue
    // The server does not require a value that the call may omit.
    const isAbsent = (readPlace(body, path.split('.')) ?? undefined) === undefined
    if (isAbsent && !violations.some((one) => one.path === path)) continue
    if (!fields.some((field) => field.path === path && field.message === sentence))
      differences.push(`${path}: the screen says ‘${sentence}’, the server does not`)
  }
  for (const { path, keyword, message } of fields) {
    const cell = messages.get(path)
    const isOfSchema = violations.some((one) => one.path === path && one.message === message)
    if (isOfSchema || !cell || isOfRecords(cell.cell, screen, path)) continue
    if (cell.sentence !== message)
      differences.push(`${path}: the server says ‘${message}’ (${keyword}), the screen ‘${cell.sentence}’`)
  }
  return differences
}

it('refuses 10,000 bodies with the sentences of the screen, field by field', () => {
  const random = createRandom(20_261_125)
  const places = Map.groupBy(
    screensOf(library, flows).flatMap((screen) =>
      Object.keys(screen.body).flatMap((name) => {
        const cell = cellUnder(screen, name)
        return cell?.relevant && !cell.state.locked ? [{ screen, id: cell.id, name }] : []
      }),
    ),
    ({ screen, name }) => `${screen.call} ${name}`,
  )
  const each = [...places.values()]
  const differences = new Set<string>()
  const calls = new Set<string>()
  let refused = 0
  for (let made = 0; made < BODIES; made += 1) {
    const { screen, id } = random.oneOf(each[made % each.length]!)
    const { how, value } = damageTo(screen.person.run.cells.get(id)!, random)
    screen.person.withAnswer(id, value, () => {
      const body = withoutParameters(screen.call, sentBody(screen))
      if ([...messagesOnScreen(screen).values()].some(({ sentence }) => sentence !== undefined)) refused += 1
      calls.add(screen.call)
      for (const one of differencesIn(screen, body)) differences.add(`${screen.call} (${how}) ${one}`)
    })
  }
  expect([...differences]).toEqual([])
  // Bodies that nobody refuses prove nothing.
  expect(refused).toBeGreaterThan(BODIES / 3)
  expect(calls.size).toBeGreaterThan(50)
})
