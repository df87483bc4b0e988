import type { Finding } from '../../finding.ts'
import type { Field, Flow } from '../../generated/flow.ts'
import { fieldsOf } from '../../inner-fields.ts'
import { usablePattern } from '../../pattern/usable-pattern.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, repeated } from '../context/findings.ts'
import { flowRoots, look } from '../context/roots.ts'

/** Checks that facts come from calls that change nothing, since facts are fetched again and again. */
function lintFacts(file: string, facts: Flow['facts'], { library }: LintContext): Finding[] {
  return Object.entries(facts ?? {}).flatMap(([name, { call }]) => {
    const { method, audit } = library.calls[call] ?? {}
    const isReading =
      method === undefined || method === 'GET' || (method === 'POST' && audit?.action === undefined)
    if (isReading) return []
    const own = `${call.split('.')[0]}.read`
    const sentence = `'${call}' changes something, and a fact is only read, again and again. Name the call that reads it.`
    return [
      {
        ...repeated(file, below('/facts', name, 'call'), sentence),
        ...(library.calls[own] === undefined ? {} : { nearest: own }),
      },
    ]
  })
}

/** Checks that the currency of an amount is a code, not the record around it. */
function lintOf(
  file: string,
  path: string,
  { type, of }: Field,
  flow: Flow,
  context: LintContext,
): Finding[] {
  if (type !== 'money' || of === undefined) return []
  const { types, nodes } = look(flowRoots(context, flow), of, context)
  if (types.length !== 1 || types[0] !== 'object') return []
  const names = nodes.flatMap(({ properties = {} }) => Object.keys(properties))
  const own = names.find((name) => /currency$/i.test(name))
  const sentence = `'${of}' is a record, and an amount is in one currency. Name where in it the currency stands.`
  return [
    { ...error(file, `${path}/of`, sentence), ...(own === undefined ? {} : { nearest: `${of}.${own}` }) },
  ]
}

/** Samples of what special fields send, from several countries where formats differ. */
const sent: Readonly<Record<string, readonly string[]>> = {
  phone: [
    '+525512345678',
    '+14155550123',
    '+442071838750',
    '+31201234567',
    '+4930123456',
    '+5491112345678',
    '+551140028922',
    '+919812345678',
    '+639171234567',
    '+33123456789',
  ],
  clabe: ['032180000118359719'],
  'routing-number': ['021000021'],
  uuid: ['3f0c6f5e-5c1b-4d0a-9c57-2f4a1d7e8b90'],
}

/** Checks that a pattern still matches some values of its type. */
function lintForm(file: string, path: string, { type, value }: Field): Finding[] {
  const pattern = value?.pattern
  const examples = sent[type]
  const usable = typeof pattern === 'string' && examples !== undefined ? usablePattern(pattern) : undefined
  if (usable === undefined || examples!.some((one) => usable.test(one))) return []
  const sentence = `A field of type '${type}' sends ${examples![0]} and the like, and the pattern takes none of them. Write one that does, or take it out.`
  return [error(file, `${path}/value/pattern`, sentence)]
}

/** Checks that a noun has no article, since the sentences around it bring one. */
const lintNoun = (file: string, path: string, noun: string | undefined): Finding[] => {
  const [, article, bare] = /^(an?|the) (.+)$/i.exec(noun ?? '') ?? []
  return article === undefined
    ? []
    : [
        error(
          file,
          path,
          `The sentences in which this stands have an article of their own. Leave '${article}' out: write '${bare}'.`,
        ),
      ]
}

/**
 * Checks that the facts of a flow come from reading calls, amounts have a currency and patterns can match.
 */
export const lintFactsRead: Lint = together(
  inEach('flows', (context, flow) => {
    const file = `flows/${flow.id}.flow.json`
    return [
      ...lintFacts(file, flow.facts, context),
      ...lintNoun(file, '/submit/noun', flow.submit.noun),
      ...flow.steps.flatMap((step, at) =>
        fieldsOf(step, `/steps/${at}`).flatMap(({ field, path }) => [
          ...lintOf(file, path, field, flow, context),
          ...lintForm(file, path, field),
        ]),
      ),
    ]
  }),
  inEach('pages', (context, page) => lintFacts(`pages/${page.id}.page.json`, page.facts, context)),
  inEach('tables', (context, table) => [
    ...lintFacts(`tables/${table.id}.table.json`, table.facts, context),
    ...lintNoun(`tables/${table.id}.table.json`, '/noun/one', table.noun?.one),
    ...lintNoun(`tables/${table.id}.table.json`, '/noun/other', table.noun?.other),
  ]),
)
