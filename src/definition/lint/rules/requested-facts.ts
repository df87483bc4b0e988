import type { Finding } from '../../finding.ts'
import type { Page } from '../../generated/page.ts'
import { usesOf } from '../../logic.ts'
import { lintSent } from '../calls/bodies.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, unknownName, unused } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { unknownFact } from './facts.ts'
import { logicFinder } from '../context/logic-context.ts'
import { addressRoots, givenToTable } from '../pages/page-roots.ts'
import { globalRoots, type FactRoots } from '../context/roots.ts'

function lintRequested(
  file: string,
  facts: Page['facts'],
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  return Object.entries(facts ?? {}).flatMap(([name, fact]) => {
    const path = below('/facts', name)
    return [
      ...(roots.has(name)
        ? [error(file, path, `'${name}' is known already: call the fact something else.`)]
        : []),
      ...unknownName(file, `${path}/call`, 'call', fact.call, namesOf(context, 'calls')),
      ...lintSent(file, { path: `${path}/with`, call: fact.call, body: fact.with, isBody: false }, context),
      ...Object.entries(fact.with ?? {}).flatMap(([word, from]) =>
        typeof from === 'string' ? unknownFact(file, below(`${path}/with`, word), from, roots, context) : [],
      ),
    ]
  })
}

/** Every fact a rule reads, those of the rules it depends on included. */
export function readBy(
  rule: string,
  find: (name: string) => unknown,
  seen: readonly string[] = [],
): readonly string[] {
  if (seen.includes(rule)) return []
  return usesOf(find(rule)).flatMap((use) =>
    use.kind === 'var' ? [use.name] : use.kind === 'rule' ? readBy(use.name, find, [...seen, rule]) : [],
  )
}

/** Checks that the gate of a page reads no facts of the page, which load only after it opens. */
function lintGate(file: string, page: Page, word: 'feature' | 'gate', context: LintContext): Finding[] {
  const rule = page[word]
  if (rule === undefined) return []
  const later = new Set([...Object.keys(page.facts ?? {}), 'given', 'address'])
  const read = readBy(rule, logicFinder(page.rules, context))
  const name = read.find((path) => later.has(path.split('.')[0]!))
  if (name === undefined) return []
  return [
    error(
      file,
      `/${word}`,
      `'${rule}' reads '${name}', which is known only once the page is open. Name a rule that does not read it.`,
    ),
  ]
}

/** Checks that each fact is read somewhere: itself, a path below it, or its presence. */
function lintUnread(file: string, definition: { readonly facts?: Page['facts'] }): Finding[] {
  const { facts = {} } = definition
  const names = Object.keys(facts)
  if (names.length === 0) return []
  const written = JSON.stringify({ ...definition, facts: Object.values(facts) })
  return names.flatMap((name) => {
    if (facts[name]!.missing !== undefined) return []
    if (new RegExp(`[^\\w.]${name}["}. ]`).test(written)) return []
    const sentence = `Nothing here reads '${name}': the server would be asked for nothing. Read it, or take it out.`
    return [unused(file, below('/facts', name), ['fact', name], sentence)].map((one) => ({
      ...one,
      level: 'error' as const,
    }))
  })
}

/** Checks the facts that pages and tables load beside their rows. */
export const lintRequestedFacts: Lint = together(
  inEach('pages', (context, page) => {
    const file = `pages/${page.id}.page.json`
    const given = new Map([...addressRoots(context), ['given', {}]])
    return [
      ...lintRequested(file, page.facts, given, context),
      ...lintGate(file, page, 'feature', context),
      ...lintGate(file, page, 'gate', context),
      ...lintUnread(file, page),
    ]
  }),
  inEach('tables', (context, table) => {
    const roots = new Map([...globalRoots(context), ['given', givenToTable(context, table.id)]])
    const file = `tables/${table.id}.table.json`
    return [...lintRequested(file, table.facts, roots, context), ...lintUnread(file, table)]
  }),
  inEach('flows', (_, flow) => lintUnread(`flows/${flow.id}.flow.json`, flow)),
)
