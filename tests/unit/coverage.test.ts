import { describe, expect, it } from 'vitest'
import type { Case, Cases } from '#definition/generated/cases.ts'
import { coverageOf } from '#engine/case/coverage/coverage.ts'
import { factsOfAll, runCaseOf, type CaseDefinitions } from '#engine/case/run.ts'
import { realChecked } from './broken-definitions.ts'

const { library, linked } = realChecked
const withCases = (cases: Readonly<Record<string, Cases>>): CaseDefinitions => ({
  library: { ...library, cases },
  linked,
})
const missingIn = (definitions: CaseDefinitions) =>
  coverageOf(definitions).missing.map(({ target: { kind, of, name, outcome } }) =>
    [kind, of, name, outcome].join(' '),
  )

/** The cases there are, without those of some definitions. */
const without = (...ids: readonly string[]) =>
  Object.fromEntries(Object.entries(library.cases).filter(([id]) => !ids.includes(id)))

describe('coverage of cases', () => {
  const whole = coverageOf({ library, linked })

  it('counts everything that definitions say, and what no case reaches is less', () => {
    expect(new Set(whole.targets.map(({ kind }) => kind)).size).toBe(14)
    expect(whole.missing.length).toBeLessThan(whole.targets.length)
  })

  it('prints each verdict of a control that no case reaches as a case that only lacks its name (TRU-782)', () => {
    const cases = without('controls/allowlist', 'controls/payment-authorization', 'controls/webhooks-added')
    const missing = coverageOf(withCases(cases)).missing.filter(({ target: { kind } }) => kind === 'control')
    expect(missing.map(({ target: { of }, example: { weakens } }) => `${of} ${weakens}`)).toEqual([
      'controls/allowlist yes',
      'controls/allowlist no',
      'controls/allowlist unknown',
      'controls/payment-authorization yes',
      'controls/payment-authorization no',
      'controls/payment-authorization unknown',
      'controls/webhooks-added yes',
    ])
    expect(missing.filter(({ isSolved }) => !isSolved)).toEqual([])
    expect(missing.find(({ target: { of } }) => of.endsWith('payment-authorization'))!.example).toEqual({
      case: "to be named: the control 'weakens' is yes",
      facts: { before: { position: 'authorization' }, after: { position: 'something-else' } },
      weakens: 'yes',
    })
  })

  it('has a case for every document, card of a permission, text that prints facts, and record compared with, and for who is notified of an event and who is not (TRU-835, TRU-836, TRU-837, TRU-838, TRU-925)', () => {
    const kinds = ['document', 'card', 'text', 'notification']
    expect(whole.missing.filter(({ target: { kind } }) => kinds.includes(kind))).toEqual([])
    const ids = [
      'flows/single-payment',
      'pages/terms-of-use',
      'mails/payment-expired',
      'notices',
      'notifications',
      'controls/allowlist',
    ]
    const missing = missingIn(withCases(without(...ids)))
    for (const line of [
      'document flows/single-payment real-funds reached',
      'document pages/terms-of-use terms-of-use reached',
      'text mails/payment-expired subject reached',
      'text notices A service is disturbed. reached',
      'text controls/allowlist reads reached',
      'notification notifications PAYEE_ADDED yes',
      'notification notifications PAYEE_ADDED no',
    ])
      expect(missing).toContain(line)
  })

  it('says what is not reached once its cases are gone: steps, branches, rules, checks, refusals, moves, rights', () => {
    const ids = ['flows/create-report', 'machines/approval', 'permissions/permissions']
    const missing = missingIn(withCases(without(...ids)))
    for (const line of [
      'step flows/create-report report reached',
      'rule flows/create-report isDayOrderRight no',
      'move machines/approval approve reached',
      'rule machines/approval isSomeoneElsesPayment unknown',
      'permission permissions/permissions payments.authorize yes',
    ])
      expect(missing).toContain(line)
    expect(missing.some((line) => line.startsWith('check flows/create-report /steps/0/checks/'))).toBe(true)
    expect(missing.some((line) => line.startsWith('refusal flows/create-report '))).toBe(true)
  })

  it('hands out cases that hold as they are printed, and reach what they are for', () => {
    const bare = withCases({})
    const solved = coverageOf(bare).missing.filter(({ isSolved }) => isSolved)
    expect(solved.length).toBeGreaterThan(2500)
    const globals = factsOfAll(library)
    const failing = solved.flatMap(({ target, example }) =>
      (runCaseOf(target.of, example, globals, bare) ?? ['not run']).map(
        (says) => `${target.of} ${example.case}: ${says}`,
      ),
    )
    expect(failing).toEqual([])
    const byFile = Map.groupBy(solved, ({ target }) => target.of)
    const written = Object.fromEntries(
      [...byFile].map(([of, all]) => [of, fileOf(all.map(({ example }) => example))] as const),
    )
    const still = coverageOf(withCases(written)).missing.filter(({ isSolved }) => isSolved)
    expect(still.map(({ example }) => example.case)).toEqual([])
  })
})

const fileOf = (cases: Case[]): Cases => ({ $schema: '', of: '', cases })
