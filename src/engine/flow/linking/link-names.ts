import type { Flow, LastingToast } from '#definition/generated/flow.ts'
import { fieldsBelow } from '#definition/inner-fields.ts'
import { pathsIn, type BodyMap } from '../../call/body.ts'
import { closedReads } from '../evaluation/closed-options.ts'
import { rootOf, type Linking } from './linking.ts'
import { placeholdersIn } from '../texts/template.ts'

/** Returns the names of a flow's own facts: answers, chosen records, values and fields of the server. */
function namesGiven(flow: Flow): readonly (readonly [name: string, path: string])[] {
  const given: (readonly [string, string])[] = Object.keys(flow.facts ?? {}).map((name) => [
    name,
    `/facts/${name}`,
  ])
  if (flow.given ?? flow.mayBeGiven) given.push(['given', flow.given ? '/given' : '/mayBeGiven'])
  const fields = new Set<string>()
  for (const [at, step] of flow.steps.entries()) {
    for (const [place, field] of (step.fields ?? []).entries()) {
      const path = `/steps/${at}/fields/${place}`
      fields.add(field.id)
      given.push([field.id, `${path}/id`])
      if (typeof field.options === 'object' && field.options.as)
        given.push([field.options.as, `${path}/options/as`])
    }
    if (step.next?.as) given.push([step.next.as, `/steps/${at}/next/as`])
    for (const word of ['fieldsFrom', 'forEach'] as const) {
      if (step[word]) given.push([step[word].into, `/steps/${at}/${word}/into`])
    }
  }
  const derived = new Set(flow.steps.flatMap((step) => step.fields ?? []).map((field) => field.derivedFrom))
  for (const name of Object.keys(flow.values ?? {})) {
    if (!fields.has(name) || !derived.has(name)) given.push([name, `/values/${name}`])
  }
  return given
}

/** Reports names that are declared twice, hide a global fact, or are read without a declaration. */
export function linkNames(flow: Flow, linking: Linking): void {
  const everywhere = linking.library.facts
  const given = new Set<string>()
  for (const [name, path] of namesGiven(flow)) {
    if (given.has(name))
      linking.say(path, `The name '${name}' is given twice. Give one of both another name.`)
    if (everywhere?.has(name))
      linking.say(path, `The name '${name}' hides a fact that is known everywhere. Give it another name.`)
    given.add(name)
  }
  const values = Object.keys(flow.values ?? {})
  linkInnerNames(flow, new Set([...(everywhere ?? []), ...given, ...values]), linking)
  if (!everywhere) return
  const existing = [...everywhere, ...given, ...values]
  const ofRules = [...existing, ...linking.inner]
  for (const [path, place] of pathsRead(flow, linking))
    linking.need('fact', rootOf(path), place.startsWith('/rules/') ? ofRules : existing, place)
}

/** Reports outer facts with the name of an inner field, since a rule beside that field reads the field. */
function linkInnerNames(flow: Flow, around: ReadonlySet<string>, linking: Linking): void {
  for (const [at, step] of flow.steps.entries()) {
    for (const [place, field] of (step.fields ?? []).entries()) {
      for (const { field: inner, path } of fieldsBelow(field, `/steps/${at}/fields/${place}`)) {
        if (around.has(inner.id))
          linking.say(
            `${path}/id`,
            `The name '${inner.id}' hides what is called so outside '${field.id}'. Give it another name.`,
          )
      }
    }
  }
}

/** The facts a flow's answers start from. */
function startPaths({ starts }: Flow): readonly string[] {
  return typeof starts === 'string' ? [starts] : Object.values(starts ?? {})
}

function textOf(toast: string | LastingToast | undefined): string | undefined {
  return typeof toast === 'object' ? toast.says : toast
}

function* pathsRead(flow: Flow, { rules }: Linking): Generator<readonly [path: string, place: string]> {
  const body = function* (map: BodyMap | undefined, place: string) {
    for (const path of pathsIn(map ?? {})) yield [path, place] as const
  }
  const words = function* (template: string | undefined, place: string) {
    for (const path of placeholdersIn(template ?? '')) yield [path, place] as const
  }
  for (const path of startPaths(flow)) yield [path, '/starts']
  if (flow.repairs !== undefined) yield [flow.repairs, '/repairs']
  for (const id of Object.keys(flow.rules ?? {})) {
    for (const path of rules.get(id)?.reads ?? []) if (path !== '') yield [path, `/rules/${id}`]
  }
  for (const [name, fact] of Object.entries(flow.facts ?? {})) yield* body(fact.with, `/facts/${name}/with`)
  for (const [at, line] of (flow.summary ?? []).entries()) yield* words(line.value, `/summary/${at}/value`)
  for (const [at, step] of flow.steps.entries()) {
    yield* body(step.fieldsFrom?.with, `/steps/${at}/fieldsFrom/with`)
    yield* body(step.forEach?.with, `/steps/${at}/forEach/with`)
    yield* body(step.next?.body, `/steps/${at}/next/body`)
    yield* words(step.next?.label, `/steps/${at}/next/label`)
    yield* words(textOf(step.next?.toast), `/steps/${at}/next/toast`)
    for (const [place, check] of (step.checks ?? []).entries())
      yield* words(check.message, `/steps/${at}/checks/${place}/message`)
    for (const [place, field] of (step.fields ?? []).entries()) {
      const path = `/steps/${at}/fields/${place}`
      if (field.of !== undefined) yield [field.of, `${path}/of`]
      if (typeof field.default === 'object' && 'prints' in field.default)
        yield* words(field.default.prints, `${path}/default/prints`)
      if (field.ranges?.zone !== undefined) yield [field.ranges.zone, `${path}/ranges/zone`]
      if (field.known !== undefined) yield [field.known, `${path}/known`]
      for (const [which, one] of (field.tells ?? []).entries())
        yield* words(one.says, `${path}/tells/${which}/says`)
      yield* body(field.with, `${path}/with`)
      yield* body(field.template?.with, `${path}/template/with`)
      for (const read of closedReads(field.closed)) yield [read, `${path}/closed`]
      if (typeof field.options !== 'object') continue
      yield [field.options.from, `${path}/options/from`]
      yield* body(field.options.where, `${path}/options/where`)
    }
  }
  for (const [ending, place] of [
    [flow.submit, '/submit'] as const,
    ...(flow.submit.instead ?? []).map((other, at) => [other, `/submit/instead/${at}`] as const),
  ]) {
    yield* body(ending.body, `${place}/body`)
    yield* words(ending.label, `${place}/label`)
    yield* words(textOf(ending.toast), `${place}/toast`)
  }
}
