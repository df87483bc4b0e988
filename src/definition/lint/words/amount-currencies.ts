import { resolvePath, type SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Field, Flow } from '../../generated/flow.ts'
import type { Machine } from '../../generated/machine.ts'
import { fieldsOf } from '../../inner-fields.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { detailsRecord, flowRoots, look, machineRecord } from '../context/roots.ts'
import { currencyOf, isMoney } from '../rules/comparisons/money.ts'
import { fileOf, rowOf } from '../tables/table-flow.ts'
import { lintAmountLabels } from '../meaning/amount-labels.ts'
import { namesItself } from './copies.ts'
import { placeholders } from './templates.ts'

interface ShownAmount {
  readonly path: string
  readonly name: string
  readonly of: string | undefined
}

/** A value by its path, in the form in which facts of a record are named. */
const inRecord = (name: string): string => `record.${name}`

function lintAmount(
  file: string,
  { path, name, of }: ShownAmount,
  record: SchemaNode,
  context: LintContext,
): Finding[] {
  if (of === undefined) return []
  const roots = new Map([['record', record]])
  const { isResolved, nodes, types } = resolvePath(record, of.split('.'), context.findSchema)
  const isText = types.length === 0 || types.includes('string')
  const isNamed = /currency/i.test(of) || nodes.some(({ $ref = '' }) => /currency|asset/.test($ref))
  const fee = feeCurrency(name, record, context)
  const own = fee ?? currencyOf(inRecord(name), undefined, roots, context)?.slice(inRecord('').length)
  const isFollowed = own !== undefined && own !== of && (own === fee || isStemOf(own, name))
  if (isResolved && (!isText || (!isNamed && own !== undefined)))
    return [
      error(
        file,
        `${path}/of`,
        `'${of}' is no currency.${own === undefined ? '' : ` '${name}' is an amount in '${own}'.`} Name its currency.`,
      ),
    ]
  return isResolved && isFollowed && isNamed
    ? [error(file, `${path}/of`, `'${name}' is an amount in '${own}', not in '${of}'. Write '${own}'.`)]
    : []
}

/** Returns the currency of a fee: the source currency, if both currencies are beside it. */
function feeCurrency(name: string, record: SchemaNode, { findSchema }: LintContext): string | undefined {
  const parts = name.split('.')
  if (!/fee$/i.test(name)) return undefined
  const source = [...parts.slice(0, -1), 'sourceCurrency']
  return resolvePath(record, source, findSchema).isResolved ? source.join('.') : undefined
}

/** Tells whether a currency belongs to an amount, since both names begin with the same word. */
function isStemOf(currency: string, amount: string): boolean {
  const lastOf = (name: string) => name.split('.').at(-1) ?? ''
  const stem = (name: string) => /^[a-z]+/.exec(lastOf(name))?.[0]
  const isLastWord = new RegExp(`${stem(currency)}$`, 'i').test(lastOf(amount))
  return stem(currency) === stem(amount) || isLastWord
}

/** Checks that a dialog prints each amount with its own currency. */
function lintPrinted(
  file: string,
  path: string,
  text: string | undefined,
  record: SchemaNode,
  context: LintContext,
): Finding[] {
  const roots = new Map([['record', record]])
  return placeholders(text ?? '').flatMap(([amount = '', currency]) => {
    if (!isMoney(inRecord(amount), roots, context)) return []
    const own = currencyOf(inRecord(amount), undefined, roots, context)?.slice(inRecord('').length)
    if (currency === undefined)
      return [
        error(
          file,
          path,
          `'${amount}' is printed without its currency. Write {${amount} ${own ?? 'currency'}}.`,
        ),
      ]
    return own === undefined || own === currency
      ? []
      : [error(file, path, `'${amount}' is an amount in '${own}', not in '${currency}'. Write '${own}'.`)]
  })
}

function lintMachine(machine: Machine, context: LintContext): Finding[] {
  const file = `machines/${machine.id}.machine.json`
  const record = machineRecord(context, machine.id)
  return machine.moves.flatMap(({ confirm }, at) => {
    const path = `/moves/${at}/confirm`
    return [
      ...lintPrinted(file, `${path}/title`, confirm?.title, record, context),
      ...lintPrinted(file, `${path}/says`, confirm?.says, record, context),
      ...lintPrinted(file, `${path}/button`, confirm?.button, record, context),
      ...(confirm?.shows ?? []).flatMap(({ path: name, type, of }, line): Finding[] => {
        if (type !== 'money') return []
        const place = `${path}/shows/${line}`
        return of === undefined
          ? [error(file, place, "An amount names its currency with 'of'. Add 'of'.")]
          : lintAmount(file, { path: place, name, of }, record, context)
      }),
    ]
  })
}

/** Checks that the currency of a typed amount is chosen, derived or read from a record. */
function lintTyped(flow: Flow, { library }: LintContext): Finding[] {
  /** Tells whether a field may hold the code of a currency. */
  const isCurrency = ({ type, options }: Field): boolean => {
    if (/currency|asset/.test(type)) return true
    if (typeof options === 'object') return /currency|code|asset/i.test(options.value ?? 'currency')
    const values = (library.options[options ?? '']?.options ?? []).map(({ value }) => value)
    return /choice/.test(type) && values.every((value) => /^[A-Z]{3,5}$/.test(value))
  }
  const fields = flow.steps.flatMap((step, index) => fieldsOf(step, `/steps/${index}`))
  return fields.flatMap(({ field: { type, of }, path }) => {
    const named = fields.find(({ field }) => field.id === of)?.field
    if (type !== 'money' || named === undefined || isCurrency(named)) return []
    const sentence = `'${of}' is a field of type '${named.type}', and no currency: name what says in which currency the amount is.`
    return [error(`flows/${flow.id}.flow.json`, `${path}/of`, sentence)]
  })
}

/** Reports a typed amount whose label names another currency of the record than the one it is typed in. */
function lintLabelled(flow: Flow, context: LintContext): Finding[] {
  const roots = flowRoots(context, flow)
  return flow.steps.flatMap((step, index) =>
    fieldsOf(step, `/steps/${index}`).flatMap(({ field: { type, of = '', label }, path }): Finding[] => {
      const dot = of.lastIndexOf('.')
      if (type !== 'money' || dot === -1) return []
      const [holder, own] = [of.slice(0, dot), of.slice(dot + 1)]
      const names = look(roots, holder, context).nodes.flatMap(({ properties = {} }) =>
        Object.keys(properties),
      )
      const meant = names.find(
        (name) => /.Currency$/.test(name) && namesItself(name.replace('Currency', ''), label) > 0,
      )
      if (meant === undefined || meant === own || namesItself(own.replace(/currency/i, ''), label) > 0)
        return []
      const sentence = `‘${label}’ is an amount in '${holder}.${meant}', and is typed in '${of}'. Write '${holder}.${meant}'.`
      return [
        { ...error(`flows/${flow.id}.flow.json`, `${path}/of`, sentence), nearest: `${holder}.${meant}` },
      ]
    }),
  )
}

/** Checks that every printed amount has its own currency and its own label. */
export const lintAmountCurrencies: Lint = together(
  lintAmountLabels,
  inEach('machines', (context, machine) => lintMachine(machine, context)),
  inEach('flows', (context, flow) => [...lintTyped(flow, context), ...lintLabelled(flow, context)]),
  inEach('tables', (context, table) => {
    const row = rowOf(context, table)
    return table.columns.flatMap(({ type, id, path = id, of }, at) =>
      type === 'money'
        ? lintAmount(fileOf(table), { path: `/columns/${at}`, name: path, of }, row, context)
        : [],
    )
  }),
  inEach('details', (context, details) => {
    const record = detailsRecord(context, details)
    const items = [
      ...(details.hero ?? []).map((item, at) => [`/hero/${at}`, item] as const),
      ...details.sections.flatMap(({ items: own }, of) =>
        own.map((item, at) => [`/sections/${of}/items/${at}`, item] as const),
      ),
    ]
    const file = `details/${details.id}.details.json`
    return [
      ...lintPrinted(file, '/title', details.title, record, context),
      ...items.flatMap(([path, { type, path: name, of }]) => {
        if (type !== 'money' || name === undefined) return []
        if (of !== undefined) return lintAmount(file, { path, name, of }, record, context)
        const own = currencyOf(inRecord(name), undefined, new Map([['record', record]]), context)
        const currency = own?.slice(inRecord('').length)
        return currency === undefined
          ? []
          : [error(file, path, `An amount names its currency with 'of'. Write "of": "${currency}".`)]
      }),
    ]
  }),
)
