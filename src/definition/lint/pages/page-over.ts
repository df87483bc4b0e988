import type { Finding } from '../../finding.ts'
import type { Page } from '../../generated/page.ts'
import { nearestName } from '../../spelling/nearest-name.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { asKey, astray, derived, error, missing, unknownName, withNearest } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { unknownFact } from '../rules/facts.ts'
import { addressRoots } from './page-roots.ts'
import { namesGiven } from '../context/roots.ts'

/** The names in the path of a page that its address fills. */
export function parametersOf({ path }: Pick<Page, 'path'>): readonly string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!)
}

/** The part of a path that pages beside it share. */
const folderOf = ({ path }: Page): string => path.slice(0, path.lastIndexOf('/'))

const isBeside = (page: Page, lower: Page): boolean =>
  !page.path.startsWith(`${folderOf(lower)}/`) && !page.path.startsWith(`${lower.path}/`)

function pagesBelow({ id, over }: Page, pages: Readonly<Record<string, Page>>): readonly string[] {
  const found: string[] = []
  for (let next = over; next !== undefined && !found.includes(next); next = pages[next]?.over)
    found.push(next)
  return found.includes(id) ? [id] : found
}

/** Checks that an overlay page can be closed: the page below exists and its address can be filled. */
function lintOver(file: string, page: Page, context: LintContext): Finding[] {
  const { over, id } = page
  const { pages } = context.library
  const lower = over === undefined ? undefined : pages[over]
  if (lower === undefined) return unknownName(file, '/over', 'page', over, namesOf(context, 'pages'))
  const own = parametersOf(page)
  return [
    ...parametersOf(lower)
      .filter((name) => !own.includes(name))
      .map((name) =>
        astray(
          file,
          '/path',
          `'${over}' stands at '${lower.path}': without '{${name}}' nothing leads back to it. Add '{${name}}' to the path.`,
        ),
      ),
    ...(lower.redirect !== undefined && lower.redirectWhen === undefined
      ? [error(file, '/over', `'${over}' leads elsewhere, so nothing can stand above it. Name another page.`)]
      : []),
    ...(lower.as === 'dialog'
      ? [
          error(
            file,
            '/over',
            `'${over}' is a dialog itself, and closing one would show the other. Name the page below both${lower.over === undefined ? '' : `, '${lower.over}'`}.`,
          ),
        ]
      : []),
    ...(isBeside(page, lower)
      ? [
          {
            ...error(
              file,
              '/path',
              `'${over}' stands at '${lower.path}', and this page above it somewhere else. Begin its path with '${folderOf(lower)}'.`,
            ),
            about: { kind: 'cause' as const, name: `way of ${over}`, of: file },
          },
        ]
      : []),
    ...(pagesBelow(page, pages).includes(id)
      ? [error(file, '/over', `'${id}' stands above itself. Name another page.`)]
      : []),
  ]
}

/** Checks that passed values exist and that the flow takes each of them by name. */
function lintGiven(file: string, page: Page, context: LintContext): Finding[] {
  const given = page.given ?? {}
  const own = parametersOf(page)
  const isRead = (name: string) => Object.values(given).includes(`address.${name}`) || isOfPlace(name)
  const lower = parametersOf(context.library.pages[page.over ?? ''] ?? { path: '' })
  const { with: requested = {} } = context.library.details[page.details ?? '']?.record ?? {}
  // A parameter may also serve the page below or the details.
  const isOfPlace = (name: string) =>
    lower.includes(name) || Object.values(requested).includes(`parameters.${name}`)
  const paths = Object.entries(given).flatMap(([name, from]): Finding[] => {
    if (typeof from !== 'string') return []
    const path = below('/given', name)
    const [root, parameter] = from.split('.')
    if (root !== 'address') return unknownFact(file, path, from, addressRoots(context), context)
    if (parameter === undefined || own.includes(parameter)) return []
    const [idle, ...others] = own.filter((one) => !isRead(one))
    if (idle !== undefined && others.length === 0 && !nearestName(parameter, own))
      return [
        {
          ...error(
            file,
            path,
            `'${page.path}' has no {${parameter}}, and nothing reads its {${idle}}: write 'address.${idle}' here, or {${parameter}} there.`,
          ),
          nearest: `address.${idle}`,
        },
      ]
    return nearestName(parameter, own) ? unknownName(file, path, 'parameter in the path', parameter, own) : []
  })
  const flow = page.flow === undefined ? undefined : context.library.flows[page.flow]
  if (flow === undefined) return paths
  const taken = flow.given ?? []
  const takes = namesGiven(flow)
  const isShared = page.table !== undefined || page.details !== undefined || page.tabs !== undefined
  return [
    ...paths,
    ...(isShared
      ? []
      : Object.keys(given)
          .filter((name) => !takes.includes(name))
          .map((name) => {
            const sentence = `The flow '${flow.id}' takes no '${name}'.`
            const finding = missing(file, below('/given', name), 'given name', name, sentence)
            return asKey(withNearest(finding, name, takes))
          })),
    ...taken
      .filter((name) => !Object.hasOwn(given, name))
      .map((name) =>
        // A value passed under another name has its own finding.
        (isShared || Object.keys(given).every((one) => takes.includes(one)) ? error : derived)(
          file,
          '/given',
          `The flow '${flow.id}' is given '${name}', and the page has none. Write under 'given' of the page where it comes from.`,
        ),
      ),
  ]
}

/** Checks overlay pages, and the values that pages pass on. */
export const lintPageOver: Lint = inEach('pages', (context, page) => {
  const file = `pages/${page.id}.page.json`
  const instead = Object.entries(page.instead ?? {}).flatMap(([from, to]) => [
    ...unknownName(file, below('/instead', from), 'page', from, namesOf(context, 'pages')).map(asKey),
    ...unknownName(file, below('/instead', from), 'page', to, namesOf(context, 'pages')),
  ])
  return [...lintOver(file, page, context), ...lintGiven(file, page, context), ...instead]
})
