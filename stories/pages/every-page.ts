import type { Page } from '#definition/generated/page.ts'
import { pageTemplates, templateOf } from '#definition/page-template.ts'
import { fillPath } from '../../src/portal/definitions/address.ts'
import { pageRight } from '../../src/portal/pages/page-right.ts'
import { globalFacts } from '../../src/portal/session/login/load-session.ts'
import { definitions } from '../portal/definitions.ts'
import { sessionOf } from '../portal/session.ts'
import { taskOf } from './onboarding-answers.ts'
import { optionsNamed } from './options-named.ts'

const { library } = definitions
const pages = Object.values(library.pages)
const roles = Object.entries(library.roles)

/** All flags, switched on, so that no page is closed by one. */
export const allFlags = Object.fromEntries(Object.keys(library.flags).map((flag) => [flag, true]))
/** All products. */
export const allProducts = optionsNamed('organisation-products').map(String)

/** A person whose pages the gallery shows. */
interface Somebody {
  readonly id: string
  readonly label: string
  readonly group: 'Work' | 'Single roles'
  readonly roles: readonly string[]
}

const labelOf = (job: string) => job.charAt(0).toUpperCase() + job.slice(1)

const jobs = optionsNamed('role-templates')
  .map(String)
  .filter((job) => job !== 'custom')

/** Everybody who may look: one person for each job that people are invited for, and one for each role. */
export const everybody: readonly Somebody[] = [
  ...jobs.map((job) => ({
    id: job,
    label: labelOf(job),
    group: 'Work' as const,
    roles: roles.flatMap(([name, role]) => (role.jobs?.some((one) => one === job) ? [name] : [])),
  })),
  { id: 'nobody', label: 'A person without a role', group: 'Work', roles: [] },
  ...roles.map(([name, { label }]) => ({ id: name, label, group: 'Single roles' as const, roles: [name] })),
]

/** Groups of pages, by their template. */
export const kinds: readonly string[] = [...pageTemplates, 'none: leads elsewhere']

const kindOf = (page: Page) => templateOf(page, library) ?? 'none: leads elsewhere'

/** Lists every page for a person with these roles: open, or closed with the reason. */
export function pagesOf(given: readonly string[]) {
  const session = sessionOf(
    { environment: 'uat', flags: allFlags, roles: given, products: allProducts },
    definitions,
  )
  const facts = globalFacts(session, definitions)
  const pagesWithRights = pages.map((page) => {
    const right = pageRight(page, { definitions, session, facts })
    const why = right.kind === 'shut' ? (right.says ?? 'Not allowed.') : 'Not enabled.'
    return { id: page.id, title: page.title, kind: kindOf(page), why, isOpen: right.kind === 'open' }
  })
  return {
    open: pagesWithRights.filter(({ isOpen }) => isOpen),
    closed: pagesWithRights.filter(({ isOpen }) => !isOpen),
  }
}

const SOME_ID = '44444444-4444-4444-8444-000000000000'

/** Returns an address of the page, with a sample record and the first step. */
export function addressOf(id: string): string {
  const page = library.pages[id]
  if (!page) throw new Error(`There is no page '${id}'.`)
  const [first] = library.flows[page.flow ?? '']?.steps ?? []
  const names = [...page.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const named: Readonly<Record<string, string | undefined>> = {
    task: taskOf(page),
    ...(page.stepParameter !== undefined && { [page.stepParameter]: first?.id }),
  }
  const values = names.map((name) => [name, named[name] ?? SOME_ID])
  return fillPath(page.path, Object.fromEntries(values) as Record<string, unknown>)
}
