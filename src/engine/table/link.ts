import type { Table } from '#definition/generated/table.ts'
import { nearestName } from '#definition/spelling/nearest-name.ts'
import type { LinkedMachine } from '../machine/link.ts'
import { linkOwnRules } from '../relevance/own-rules.ts'
import type { Problem } from '../rule/types.ts'
import type { TableLibrary, TableResult } from './types.ts'
import { linkSizes } from './query/sizes.ts'
import { addressWords } from './words.ts'

/**
 * Links every name in a table except its filters, or reports each wrong one; a table with a problem does not
 * open (rule 16). Filters are larger than the list and are linked on demand, see linkWholeTable.
 */
export function linkTable(
  definition: Table,
  library: TableLibrary,
  { rules, problems } = linkOwnRules(definition.rules ?? {}, library.rules),
): TableResult {
  const found: Problem[] = [...problems]
  const need = (noun: string, name: string | undefined, existing: Iterable<string>, path: string) => {
    const names = [...existing]
    if (name === undefined || names.includes(name)) return
    found.push({ path, sentence: `There is no ${noun} '${name}'.`, nearest: nearestName(name, names) })
  }
  need('call', definition.rows.call, Object.keys(library.calls), '/rows/call')
  need('rule', definition.rows.pagedWhen, rules.keys(), '/rows/pagedWhen')
  need('call', definition.download?.call, Object.keys(library.calls), '/download/call')
  need('rule', definition.download?.showWhen, rules.keys(), '/download/showWhen')
  need('rule', definition.action?.lockWhen, rules.keys(), '/action/lockWhen')
  for (const [at, { options, showWhen, to, opensInstead = [] }] of definition.columns.entries()) {
    for (const [place, { when }] of opensInstead.entries())
      need('rule', when, rules.keys(), `/columns/${at}/opensInstead/${place}/when`)
    need('list of options', to, library.options.keys(), `/columns/${at}/to`)
    need('list of options', options, library.options.keys(), `/columns/${at}/options`)
    need('rule', showWhen, rules.keys(), `/columns/${at}/showWhen`)
  }
  for (const [at, action] of (definition.rowActions ?? []).entries()) {
    if ('none' in action) need('rule', action.none, rules.keys(), `/rowActions/${at}/none`)
    else need('rule', action.when, rules.keys(), `/rowActions/${at}/when`)
  }
  for (const [at, { id }] of (definition.filters ?? []).entries()) {
    if (!addressWords.has(id)) continue
    found.push({
      path: `/filters/${at}/id`,
      sentence: `'${id}' means something else in the address. Give it another id.`,
    })
  }
  const sizes = linkSizes(definition, library)
  for (const { name, path } of sizes.named) need('limit', name, sizes.known, path)
  const rows = library.calls[definition.rows.call]
  if (found.length > 0 || !rows) return { ok: false, problems: found }
  const machines = new Map<string, LinkedMachine>(
    machinesNamed(definition).flatMap((id) => {
      const machine = library.machines.get(id)
      return machine ? [[id, machine] as const] : []
    }),
  )
  const lists = definition.columns.flatMap(({ to }) => to ?? [])
  const addresses = new Map(lists.map((id) => [id, library.options.get(id) ?? []]))
  const download = definition.download && library.calls[definition.download.call]
  return {
    ok: true,
    table: {
      definition,
      rules,
      machines,
      addresses,
      rows,
      download,
      pageSizes: sizes.pages,
      fileSizes: sizes.files,
      library,
    },
  }
}

/** A machine that does not link is missing: its rows show their state as received and offer no move (rule 16). */
function machinesNamed({ machines }: Table): readonly string[] {
  return [...(machines?.is === undefined ? [] : [machines.is]), ...Object.values(machines?.of ?? {})]
}
