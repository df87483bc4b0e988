import type { Call } from './generated/call.ts'
import type { Card } from './generated/card.ts'
import type { Cases } from './generated/cases.ts'
import type { Control } from './generated/control.ts'
import type { CountryNames } from './generated/country-names.ts'
import type { Details } from './generated/details.ts'
import type { Document } from './generated/document.ts'
import type { Faults } from './generated/faults.ts'
import type { Flags } from './generated/flags.ts'
import type { Flow } from './generated/flow.ts'
import type { Invariant } from './generated/invariant.ts'
import type { Language } from './generated/language.ts'
import type { Limit } from './generated/limits.ts'
import type { Machine } from './generated/machine.ts'
import type { Mail } from './generated/mail.ts'
import type { Notices } from './generated/notices.ts'
import type { Notifications } from './generated/notifications.ts'
import type { Options } from './generated/options.ts'
import type { Page } from './generated/page.ts'
import type { Permission } from './generated/permission.ts'
import type { Roles } from './generated/roles.ts'
import type { RuleFile } from './generated/rules.ts'
import type { Table } from './generated/table.ts'
import type { Task } from './generated/task.ts'
import type { Words } from './generated/words.ts'

type ById<Definition> = Readonly<Record<string, Definition>>

/** All definitions that are valid against their schemas, by id. */
export interface Library {
  readonly flows: ById<Flow>
  readonly tables: ById<Table>
  readonly pages: ById<Page>
  readonly details: ById<Details>
  readonly machines: ById<Machine>
  readonly tasks: ById<Task>
  readonly permissions: ById<Permission>
  readonly rules: ById<RuleFile>
  readonly calls: ById<Call>
  readonly options: ById<Options>
  readonly documents: ById<Document>
  readonly cards: ById<Card>
  readonly invariants: ById<Invariant>
  readonly controls: ById<Control>
  readonly mails: ById<Mail>
  readonly words: ById<Words>
  /** By language and area: 'es-MX/flows'. */
  readonly languages: ById<Language>
  readonly cases: ById<Cases>
  readonly limits: ById<Limit>
  readonly flags: Flags['flags']
  readonly notices: Notices['notices']
  /** By event. */
  readonly notifications: Notifications['notifications']
  readonly faults: Faults['faults']
  readonly roles: Roles['roles']
  readonly requirementTypes: readonly unknown[]
  readonly countryNames: CountryNames['names']
}

/**
 * Collections that the browser loads after the first ones, since the frame of the portal does not use them.
 */
export const LATER = [
  'flows',
  'tables',
  'details',
  'machines',
  'options',
  'documents',
  'faults',
  'requirementTypes',
  'countryNames',
  'tasks',
  'cards',
] as const satisfies readonly (keyof Library)[]

/** Library without definitions, the start of loading. */
export const emptyLibrary: Library = {
  flows: {},
  tables: {},
  pages: {},
  details: {},
  machines: {},
  tasks: {},
  permissions: {},
  rules: {},
  calls: {},
  options: {},
  documents: {},
  cards: {},
  invariants: {},
  controls: {},
  mails: {},
  words: {},
  languages: {},
  cases: {},
  limits: {},
  flags: {},
  notices: [],
  notifications: {},
  faults: {},
  roles: {},
  requirementTypes: [],
  countryNames: {},
}
