// Generated from schemas/definitions by `npm run types`; do not edit.

import type { Banner, Body, EveryBanner, Facts, Rules } from './grammar.ts'

export type { Banner, BannerLink, Body, EveryBanner, Fact, Facts, Rule, Rules } from './grammar.ts'

/**
 * The page at one address, made of flows, details and cards.
 */
export interface Page {
  $schema: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  id: string
  /**
   * The heading people read.
   */
  title: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * Absent: any signed-in person.
   */
  permission?: string
  /**
   * The address; {name} is a parameter.
   */
  path: string
  /**
   * Its place in the sidebar.
   */
  navigation?: {
    /**
     * Its label in the sidebar.
     */
    label: string
    /**
     * The icon beside it.
     */
    icon:
      | 'home'
      | 'payments'
      | 'accounts'
      | 'reports'
      | 'stablecoin'
      | 'people'
      | 'rewards'
      | 'wallet'
      | 'cog'
      | 'clipboard'
      | 'collections'
      | 'send'
      | 'approvals'
    /**
     * Its place, from the top.
     */
    order: number
    /**
     * The letter that leads there after g; each letter leads to one page.
     */
    key?: string
    /**
     * A rule over the facts of the page. Once it is yes, nothing is left to do, and the page leaves the sidebar. Its address still works.
     */
    doneWhen?: string
    count?: NavigationCount
  }
  offered?: Offered
  /**
   * A rule that must be yes, else the page says that the feature is not enabled, and to contact support.
   */
  feature?: string
  /**
   * A rule that must be yes: product, flag, version.
   */
  gate?: string
  /**
   * The sentence for a person whom the gate refuses.
   */
  refusal?: string
  rules?: Rules
  /**
   * A name in kebab-case; the file is called after it.
   */
  task?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  flow?: string
  /**
   * The path parameter that names the step of the flow; where the path has none of that name, the query parameter.
   */
  stepParameter?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  opensAt?: string
  intro?: PageIntro
  notes?: PageNote
  /**
   * A name in kebab-case; the file is called after it.
   */
  over?: string
  /**
   * Form above that page: `dialog` in the middle, `sheet` at the side.
   */
  as?: 'dialog' | 'sheet'
  /**
   * A name in kebab-case; the file is called after it.
   */
  queue?: string
  given?: Body
  facts?: Facts
  /**
   * Important messages; the first one whose rule is yes is shown.
   */
  banners?: Banner[] | EveryBanner
  manual?: PageManual
  /**
   * Its title once its facts are loaded; the title can print them. Absent: its plain title, or the name that its details give the record.
   */
  called?: string
  /**
   * Other targets for the links of its tables: the page that they name, and the one that opens instead.
   */
  instead?: {
    /**
     * A name in kebab-case; the file is called after it.
     */
    [k: string]: string
  }
  /**
   * A name in kebab-case; the file is called after it.
   */
  details?: string
  /**
   * Hand-made cards, by name, from top to bottom.
   *
   * @minItems 1
   */
  cards?: (string | PlacedCard)[]
  /**
   * A name in kebab-case; the file is called after it.
   */
  document?: string
  /**
   * The address that it redirects to; `first`: the first of its links that the person may open.
   */
  redirect?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  redirectWhen?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  table?: string
  /**
   * Its table below its details is folded until a person opens it.
   */
  folded?: true
  tabs?: Tabs
  /**
   * Pages that a person reaches from here, shown as a list.
   */
  links?: string[] | LocalLinks | GroupedLinks
  /**
   * A name in kebab-case; the file is called after it.
   */
  parent?: string
}
/**
 * Number of waiting records, shown beside its name; hidden at 0.
 */
export interface NavigationCount {
  /**
   * The call that counts.
   */
  call: string
  with?: Body
  /**
   * The path of a fact: names joined by dots.
   */
  path: string
}
/**
 * A task that a person may come for. People who may open the page find it in the search and beside the headings of other pages.
 */
export interface Offered {
  /**
   * Its label, as people read it.
   */
  label: string
  /**
   * The icon beside it.
   */
  icon?:
    | 'home'
    | 'payments'
    | 'accounts'
    | 'reports'
    | 'stablecoin'
    | 'people'
    | 'rewards'
    | 'wallet'
    | 'cog'
    | 'clipboard'
    | 'collections'
    | 'send'
    | 'approvals'
  /**
   * The address that it leads to while the page redirects: a later step, after those with a default.
   */
  redirect?: string
  /**
   * The pages beside whose heading it is shown.
   *
   * @minItems 1
   *
   * Items: A name in kebab-case; the file is called after it.
   */
  beside?: string[]
}
/**
 * Offered once, on the first visit on this device, to whom may open the page it leads to.
 */
export interface PageIntro {
  /**
   * The heading people read.
   */
  title: string
  /**
   * The offer, as a sentence.
   */
  says: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  page: string
  /**
   * The label of the button that leads there.
   */
  go: string
  /**
   * The label of the button that closes it.
   */
  later: string
  /**
   * A name in limits.json: so many milliseconds later the page opens.
   */
  after: string
}
/**
 * A call that reports to the server that the page opens, for example that a preset was used. The page does not wait for it.
 */
export interface PageNote {
  /**
   * The call that is made.
   */
  call: string
  with?: Body
  /**
   * Calls that are repeated afterwards to refresh their data.
   *
   * @minItems 1
   *
   * Items: A call: noun.verb.
   */
  refreshes?: string[]
}
/**
 * A manual outside the portal: a link beside the title, which opens in another tab.
 */
export interface PageManual {
  /**
   * The text that people read.
   */
  label: string
  /**
   * An address of this server.
   */
  address: string
}
/**
 * A card with its own conditions; of several of one name the first that may show does.
 */
export interface PlacedCard {
  /**
   * A name in kebab-case; the file is called after it.
   */
  card: string
  /**
   * The permission a person needs to see it.
   */
  permission?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  gate?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  of?: string
  /**
   * On a wide screen it shares its line with the next.
   */
  half?: true
}
/**
 * Parts of a page of which one shows; the address says which.
 */
export interface Tabs {
  /**
   * The query parameter that names the open tab.
   */
  parameter: string
  /**
   * The tabs, from left to right; an unknown name opens the first.
   *
   * @minItems 1
   */
  items: Tab[]
}
export interface Tab {
  /**
   * Its name in the address.
   */
  id: string
  /**
   * Its label, as people read it.
   */
  label: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  gate?: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  table?: string
  tabs?: Tabs
}
/**
 * Pages that belong together. Each of them and its subpages show the list at the top.
 */
export interface LocalLinks {
  /**
   * The list shows above each of the pages.
   */
  local: true
  /**
   * The pages, from top to bottom.
   *
   * @minItems 1
   *
   * Items: A name in kebab-case; the file is called after it.
   */
  pages: string[]
}
/**
 * The same for many pages: the page lists them all under headings, and each page shows the others of its group.
 */
export interface GroupedLinks {
  /**
   * The list shows above each of the pages.
   */
  local: true
  /**
   * The groups, from top to bottom.
   *
   * @minItems 1
   */
  groups: LinkGroup[]
}
export interface LinkGroup {
  /**
   * The heading people read.
   */
  title: string
  /**
   * The subject of the group, as a sentence.
   */
  says?: string
  /**
   * The pages, from top to bottom.
   *
   * @minItems 1
   *
   * Items: A name in kebab-case; the file is called after it.
   */
  pages: string[]
}
