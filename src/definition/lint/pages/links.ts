import { nearestName } from '../../spelling/nearest-name.ts'
import type { Finding } from '../../finding.ts'
import type { Page, Tabs } from '../../generated/page.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { astray } from '../context/findings.ts'
import { tablesOf } from './page-roots.ts'
import { pageAt } from './addresses.ts'

/** The words of an address every table understands. */
const tableWords = ['sort', 'direction', 'page', 'size', 'columns', 'view']

/** Query parameters that a page reads, each with its values if these are countable. */
type Words = ReadonlyMap<string, readonly string[] | undefined>

function tabWords(tabs: Tabs | undefined): (readonly [string, readonly string[]])[] {
  if (tabs === undefined) return []
  const own = [tabs.parameter, tabs.items.map(({ id }) => id)] as const
  return [own, ...tabs.items.flatMap((tab) => tabWords(tab.tabs))]
}

function wordsOf(page: Page, { library }: LintContext): Words {
  const filters = tablesOf(page).flatMap((id) => library.tables[id]?.filters ?? [])
  const read = (JSON.stringify(page) ?? '').matchAll(/"address\.(\w+)"/g)
  return new Map([
    ...(tablesOf(page).length > 0 ? tableWords.map((word) => [word, undefined] as const) : []),
    ...[...read].map((match) => [match[1]!, undefined] as const),
    ...(page.stepParameter === undefined ? [] : [[page.stepParameter, undefined] as const]),
    ...filters.map(({ id, options }) => {
      const list = typeof options === 'string' ? library.options[options] : undefined
      const isWhole = list !== undefined && list.also === undefined
      return [id, isWhole ? list.options.map(({ value }) => value) : undefined] as const
    }),
    ...tabWords(page.tabs),
  ])
}

function lintLink(file: string, path: string, address: string | undefined, context: LintContext): Finding[] {
  const [place = '', query] = (address ?? '').split('?')
  const page = query === undefined ? undefined : pageAt(place, context)
  if (page === undefined) return []
  const words = wordsOf(page, context)
  const refuse = (sentence: string, written: string, existing: Iterable<string>) => {
    const nearest = nearestName(written, existing)
    return { ...astray(file, path, sentence), ...(nearest === undefined ? {} : { nearest }) }
  }
  return (query ?? '').split('&').flatMap((pair) => {
    const [word = '', message = ''] = pair.split('=')
    if (!words.has(word))
      return [
        refuse(
          `The page '${page.id}' knows no '${word}' in its address. Take it out, or write a word that it knows.`,
          word,
          words.keys(),
        ),
      ]
    const values = words.get(word)
    return message
      .split(',')
      .flatMap((value) =>
        values === undefined || values.includes(value) || value.startsWith('{')
          ? []
          : [
              refuse(
                `'${word}' of the page '${page.id}' is never '${value}'. Write a value that it has.`,
                value,
                values,
              ),
            ],
      )
  })
}

/** Checks that the target page reads each query parameter of a link. */
export const lintLinks: Lint = together(
  inEach('flows', (context, { id, submit }) => [
    ...lintLink(`flows/${id}.flow.json`, '/submit/opens', submit.opens, context),
    ...(submit.instead ?? []).flatMap(({ opens }, at) =>
      lintLink(`flows/${id}.flow.json`, `/submit/instead/${at}/opens`, opens, context),
    ),
  ]),
  inEach('pages', (context, { id, redirect, offered }) => [
    ...lintLink(`pages/${id}.page.json`, '/redirect', redirect, context),
    ...lintLink(`pages/${id}.page.json`, '/offered/redirect', offered?.redirect, context),
  ]),
)
