import type { Finding } from '../../finding.ts'
import type { Cases } from '../../generated/cases.ts'
import type { Page } from '../../generated/page.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** Counts the conditions of tabs or cards, inner tabs included. */
const gatesIn = (node: unknown): number => JSON.stringify(node ?? null).split('"gate":').length - 1

/** From two conditions on, one can be exchanged for the other. */
const EXCHANGED = 2

/** Reports a page whose tabs or cards depend on several conditions, and no case says which of them show. */
function unprovenPage({ id, tabs, cards }: Page, cases: Cases | undefined): Finding[] {
  return Object.entries({ tabs, cards }).flatMap(([word, node]) => {
    if (gatesIn(node) < EXCHANGED || cases?.cases.some((one) => Object.hasOwn(one, word))) return []
    const sentence = `Several of its ${word} have a condition, and no case says which show: add one to ${id}.cases.json with '${word}'.`
    return [error(`pages/${id}.page.json`, `/${word}`, sentence)]
  })
}

/** Checks that flows, machines, tasks, controls and permissions have cases, so that they can be changed safely. */
export const lintProof: Lint = ({ library, unread = {} }) => {
  const proven = new Set(
    Object.values(library.cases).flatMap((file) =>
      file.cases.flatMap((one) => Object.keys(one.allows ?? {})),
    ),
  )
  // Unreadable cases exist, and have their own finding.
  const has = (id: string) =>
    Object.hasOwn(library.cases, id) || unread.cases?.includes(id.slice(id.indexOf('/') + 1)) === true
  return [
    ...Object.keys(library.flows)
      .filter((id) => !has(`flows/${id}`))
      .map((id) =>
        error(
          `flows/${id}.flow.json`,
          '',
          'Every flow has cases: add a file of that name ending in .cases.json.',
        ),
      ),
    ...Object.keys(library.machines)
      .filter((id) => !has(`machines/${id}`))
      .map((id) =>
        error(
          `machines/${id}.machine.json`,
          '',
          'Every machine has cases: add a file of that name ending in .cases.json.',
        ),
      ),
    ...Object.keys(library.tasks)
      .filter((id) => !has(`tasks/${id}`))
      .map((id) =>
        error(
          `tasks/${id}.task.json`,
          '',
          'Every task has cases: add a file of that name ending in .cases.json.',
        ),
      ),
    ...Object.keys(library.controls)
      .filter((id) => !has(`controls/${id}`))
      .map((id) =>
        error(
          `controls/${id}.control.json`,
          '',
          'Every control has cases: add a file of that name ending in .cases.json.',
        ),
      ),
    ...Object.values(library.pages).flatMap((page) => unprovenPage(page, library.cases[`pages/${page.id}`])),
    ...(unread.cases?.length ? [] : Object.keys(library.permissions))
      .filter((id) => !proven.has(id))
      .map((id): Finding => ({
        ...error(
          `permissions/${id}.permission.json`,
          '',
          'Every permission has cases: say in permissions.cases.json who is allowed it and who is not.',
        ),
        about: { kind: 'unused', noun: 'permission', name: id },
      })),
  ]
}
