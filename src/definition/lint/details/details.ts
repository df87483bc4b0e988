import type { Finding } from '../../finding.ts'
import type { Details } from '../../generated/details.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, unknownName, unknownType } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { lintActions } from './details-actions.ts'
import { lintActionWords } from './action-words.ts'
import { lintAgainAnswers } from './again-answers.ts'
import { lintTimelineFunds } from './timeline-funds.ts'
import { lintAgain } from './details-again.ts'
import { lintEach } from './details-each.ts'
import { lintMain } from './details-main.ts'
import { lintReceipt, lintTabs, lintTimeline } from './details-tabs.ts'
import { printedInDetails } from '../words/types/printed-types.ts'
import { unknownPath } from '../context/record-path.ts'
import { detailsRecord } from '../context/roots.ts'
import { noPage } from '../pages/addresses.ts'
import { placeholders } from '../words/templates.ts'

type Place = readonly [path: string, name: string | undefined]

function itemsOf(details: Details): { path: string; item: NonNullable<Details['hero']>[number] }[] {
  return [
    ...(details.hero ?? []).map((item, at) => ({ path: `/hero/${at}`, item })),
    ...details.sections.flatMap((section, index) =>
      section.items.map((item, at) => ({ path: `/sections/${index}/items/${at}`, item })),
    ),
  ]
}

/** Addresses of the server itself, at which no page stands. */
const SERVED = '/sign-in/'

/** Checks that the addresses of a value lead to pages, and are filled from the record or, for warnings, its entries. */
function lintOpens(file: string, details: Details, context: LintContext): Finding[] {
  const home = { file, called: 'The record', schema: detailsRecord(context, details), context }
  return itemsOf(details).flatMap(({ path, item }) =>
    (item.opens ?? []).flatMap((address, at): Finding[] => {
      const place = `${path}/opens/${at}`
      const names = item.type === 'warnings' ? [] : placeholders(address).flat()
      const unknown = names.flatMap((name) => unknownPath(home, place, name))
      if (unknown.length > 0 || address.startsWith(SERVED)) return unknown
      return noPage(file, place, address, context)
    }),
  )
}

function lintPaths(file: string, details: Details, context: LintContext): Finding[] {
  const places: Place[] = [
    ...itemsOf(details).flatMap(({ path, item }): Place[] => [
      // A secret that can no longer be read shows only dots, so its path need not exist.
      [`${path}/path`, item.type === 'secret' ? undefined : item.path],
      [`${path}/of`, item.of],
    ]),
    ['/state', details.state],
    ...Object.entries(details.again?.answers ?? {}).map(([name, from]): Place => {
      const isPath = typeof from === 'string'
      return [isPath ? `/again/answers/${name}` : `/again/answers/${name}/where`, isPath ? from : from.where]
    }),
    ...placeholders(details.title).flatMap((names) => names.map((name): Place => ['/title', name])),
    ...(['title', 'reference'] as const).flatMap((word) =>
      placeholders(details.called?.[word] ?? '')
        .flat()
        .map((name): Place => [`/called/${word}`, name]),
    ),
  ]
  const home = { file, called: 'The record', schema: detailsRecord(context, details), context }
  return places.flatMap(([path, name]) => (name === undefined ? [] : unknownPath(home, path, name)))
}

/** Checks that the paths, types and lists of details exist, and that sections differ. */
export const lintDetails: Lint = inEach('details', (context, details) => {
  const types = [...Object.keys(context.fieldTypes), ...printedInDetails]
  const lists = namesOf(context, 'options')
  const file = `details/${details.id}.details.json`
  const ids = details.sections.map((section) => section.id)
  return [
    ...lintPaths(file, details, context),
    ...lintOpens(file, details, context),
    ...itemsOf(details).flatMap(({ path, item }) => [
      ...unknownType(file, `${path}/type`, 'type', item.type, types),
      ...unknownName(file, `${path}/options`, 'list of options', item.options, lists),
    ]),
    ...lintEach(file, details, context),
    ...lintTabs(file, details, context),
    ...lintTimeline(file, details, context),
    ...lintReceipt(file, details),
    ...lintAgain(file, details, context),
    ...lintAgainAnswers(file, details, context),
    ...lintTimelineFunds(file, details, context),
    ...lintActionWords(file, details, context),
    ...lintActions(file, details, context),
    ...lintMain(file, details, context),
    ...ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [
            error(
              file,
              `/sections/${index}/id`,
              `Two sections are called '${id}'. Give one of them another name.`,
            ),
          ],
    ),
    ...(details.sections.every(({ folded }) => folded)
      ? [
          error(
            file,
            '/sections/0/folded',
            "Every section is folded, so nothing is read at first. Leave 'folded' out at one of them.",
          ),
        ]
      : []),
    ...(details.record === undefined && details.entity === undefined
      ? [error(file, '', "It shows no record: name a call under 'record', or an 'entity'.")]
      : []),
  ]
})
