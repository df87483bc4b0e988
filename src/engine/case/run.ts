import type { Case } from '#definition/generated/cases.ts'
import type { Library } from '#definition/library.ts'
import { memoizeFor } from '#definition/lint/context/cache.ts'
import type { LinkedFlow } from '../flow/linking/linked-flow.ts'
import type { LinkedMachine } from '../machine/link.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import type { Facts, LinkedRule } from '../rule/types.ts'
import type { LinkedTable } from '../table/types.ts'
import type { LinkedTask } from '../task/types.ts'
import { runCallCase } from './call.ts'
import { runControlCase } from './control.ts'
import { linkDetails, runDetailsCase, type LinkedDetails } from './details.ts'
import { Expectations } from './results/expectations.ts'
import { runCase } from './flow.ts'
import { runMachineCase } from './machine.ts'
import { runNotificationsCase } from './notifications.ts'
import { runPageCase } from './page.ts'
import { runPermissionCase } from './permission.ts'
import { runRuleCase } from './rule.ts'
import { runMailCase, runNoticesCase, runTextCase, textsOfCard, textsOfOptions } from './texts.ts'
import { runTableCase } from './table.ts'
import { runTaskCase } from './task.ts'

/** All definitions as cases run them. */
export interface CaseDefinitions {
  readonly library: Library
  readonly linked: {
    readonly rules: ReadonlyMap<string, LinkedRule>
    readonly permissions: LinkedPermissions
    readonly flows: ReadonlyMap<string, LinkedFlow>
    readonly machines: ReadonlyMap<string, LinkedMachine>
    readonly tasks: ReadonlyMap<string, LinkedTask>
    readonly tables: ReadonlyMap<string, LinkedTable>
  }
}

const limitFacts = memoizeFor((limits: Library['limits']): Facts => ({
  limits: Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, limit.is])),
}))

/** The facts every case starts from: the limits. */
export const factsOfAll = ({ limits }: Library): Facts => limitFacts(limits)

/**
 * Runs a case of the definition `folder/name` and returns each difference; undefined if the definition does
 * not load.
 */
export function runCaseOf(
  of: string,
  one: Case,
  facts: Facts,
  definitions: CaseDefinitions,
  expected = new Expectations(),
): readonly string[] | undefined {
  const [folder = '', name = ''] = of.split('/')
  const { library, linked } = definitions
  const { permissions, rules } = linked
  const flow = linked.flows.get(name)
  const machine = linked.machines.get(name)
  const task = linked.tasks.get(name)
  const table = linked.tables.get(name)
  const page = library.pages[name]
  const call = library.calls[name]
  const control = library.controls[name]
  const [card, mail, list] = [library.cards[name], library.mails[name], library.options[name]]
  switch (folder) {
    case 'permissions':
      return runPermissionCase(permissions, one, facts, expected)
    case 'rules':
      return runRuleCase(rules, one, facts, expected)
    case 'flows':
      return flow && runCase(flow, one, facts, permissions, expected)
    case 'machines':
      return machine && runMachineCase(machine, one, facts, expected)
    case 'tasks':
      return task && runTaskCase(task, one, facts, permissions, expected)
    case 'tables':
      return table && runTableCase(table, one, facts, permissions, expected)
    case 'details':
      return runOfDetails(detailsOf(name, definitions))
    case 'pages':
      return page && runPageCase(page, one, facts, linked, expected)
    case 'calls':
      return call && runCallCase(call, one, facts, linked, expected)
    case 'controls':
      return control && runControlCase(control, one, facts, definitions, expected)
    case 'cards':
      return card && runTextCase(textsOfCard(card), one, facts, expected)
    case 'mails':
      return mail && runMailCase(mail, one, facts, expected)
    case 'options':
      return list && runTextCase(textsOfOptions(list), one, facts, expected)
    case 'notices':
      return runNoticesCase(library.notices, one, facts, rules, expected)
    case 'notifications':
      return runNotificationsCase(library.notifications, permissions, one, facts, expected)
    default:
      return undefined
  }

  function runOfDetails(details: LinkedDetails | undefined) {
    return details && runDetailsCase(details, one, facts, permissions, expected)
  }
}

/** Links details for a case, by the same rules as the portal. */
export function detailsOf(name: string, { library, linked }: CaseDefinitions): LinkedDetails | undefined {
  const definition = library.details[name]
  if (definition === undefined) return undefined
  const machine = linked.machines.get(definition.machine ?? '')
  return linkDetails(definition, linked.rules, machine, (call) => library.calls[call]?.permission)
}
