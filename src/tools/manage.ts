import { userInfo } from 'node:os'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadDefinitions } from '#definition/loader.ts'
import type { Vacancy } from '#server/controls/vacancies.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { readCheckContext } from '#server/definitions/definitions-check.ts'
import { linkRights } from '#server/definitions/linked-definitions.ts'
import { readVariables } from '#server/deployment/variables-reader.ts'
import { networkData } from '#server/network/data.ts'
import {
  addOrganisation,
  inviteAgain,
  mailLink,
  ManageRefused,
  type AdministratorRequest,
  type Invited,
  type ManageTerms,
} from '#server/organisations/manage.ts'
import { addAdministrator, disablePerson } from '#server/identity-providers/manage-people.ts'
import { listPeople } from '#server/organisations/people-list.ts'
import { addStaff } from '#server/provider/staff.ts'
import { migrate } from '#server/store/migrator.ts'
import { forAllTenants, type Trx } from '#server/store/tenant.ts'
import { sayHandedLinks } from './command/handed-links.ts'
import { runStoreCommand } from './command/store-command.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const USAGE = `Creates organisations, and gives their people links to choose a password by.

  npm run manage -- create-organisation --name NAME --country NL --currency EUR --administrator "FIRST LAST <ADDRESS>"
  npm run manage -- add-administrator --name NAME --administrator "FIRST LAST <ADDRESS>"
  npm run manage -- add-staff --name PROVIDER --person "FIRST LAST <ADDRESS>"
  npm run manage -- invite ADDRESS [--mail]
  npm run manage -- reset ADDRESS [--mail]
  npm run manage -- disable ADDRESS
  npm run manage -- list

--administrator and --person may be given twice. Everybody else of a client is invited by an administrator, in the portal.
add-administrator is for a client that has one administrator or none left. add-staff lets in who looks after the clients; --name is needed the first time, for the organisation of the provider.
--mail lets the server mail the link instead of printing it.
People who sign in elsewhere, by OIDC_ISSUER or the login of their organisation alone, get no link: the command says what they need.`

const word = { type: 'string', default: '' } as const
const options = {
  name: word,
  country: word,
  currency: word,
  mail: { type: 'boolean', default: false },
  administrator: { type: 'string', multiple: true, default: [] as string[] },
  person: { type: 'string', multiple: true, default: [] as string[] },
} as const

/** Reads 'First Last <address>', the form of mail programs (RFC 5322). */
const readAdministrator = (given: string): AdministratorRequest => {
  const [, names = '', email = ''] = /^\s*([^<>]*?)\s*<([^<>]+)>\s*$/.exec(given) ?? []
  if (email === '')
    throw new ManageRefused(`Write an administrator as "FIRST LAST <ADDRESS>", not '${given}'.`)
  const [firstName = '', ...rest] = names.split(/\s+/)
  return { firstName, lastName: rest.join(' '), email: email.trim() }
}

const linkHours = (): number => {
  const text = readFileSync(resolve(root, 'definitions/limits.json'), 'utf8')
  return (JSON.parse(text) as { limits: { passwordLinkHours: { is: number } } }).limits.passwordLinkHours.is
}

const given = () => readVariables(process.env)

const sayLinks = (invited: readonly Invited[], terms: ManageTerms): string =>
  sayHandedLinks(invited, terms, given())

/** Reads the definitions that say who decides and who is notified; the console checks none of them. */
const readDeciding = () => {
  const files = readDefinitions(given().PORTOLAN_DEFINITIONS ?? definitionsRoot)
  const { library } = loadDefinitions(files, readCheckContext().validate)
  const { roles, limits } = library
  return { library, roles, limits, permissions: linkRights(library).permissions }
}

const sayVacancies = (vacancies: readonly Vacancy[]): string[] =>
  vacancies.map(({ right, environment, remaining }) =>
    remaining === undefined
      ? `Nobody has the right '${right}' in ${environment} any more. The administrators are told to name somebody.`
      : `Only ${remaining} has the right '${right}' in ${environment} now. The administrators are told to name another person.`,
  )

const sendLink = async (trx: Trx, email: string, terms: ManageTerms): Promise<string> => {
  if (given().PORTOLAN_SMTP_URL === undefined)
    throw new ManageRefused(
      'No mail leaves: set PORTOLAN_SMTP_URL, or leave out --mail and hand the link over.',
    )
  await mailLink(trx, email, terms)
  return `The link is mailed to ${email} within some seconds while the server runs, or as soon as it starts.`
}

const run = async (trx: Trx): Promise<string> => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [verb, email = ''] = positionals
  const terms = { by: userInfo().username, linkHours: linkHours(), issuer: given().OIDC_ISSUER }
  switch (verb) {
    case 'create-organisation': {
      const administrators = values.administrator.map(readAdministrator)
      const { corridors } = networkData()
      const invited = await addOrganisation(trx, { ...values, administrators }, corridors, terms)
      return `${values.name} is there.\n${sayLinks(invited, terms)}`
    }
    case 'add-staff': {
      const people = values.person.map(readAdministrator)
      return sayLinks(await addStaff(trx, { name: values.name, people }, terms), terms)
    }
    case 'add-administrator': {
      const people = values.administrator.map(readAdministrator)
      return sayLinks(await addAdministrator(trx, values.name, people, terms, readDeciding()), terms)
    }
    case 'invite':
    case 'reset':
      if (values.mail) return sendLink(trx, email, terms)
      return sayLinks([await inviteAgain(trx, email, terms)], terms)
    case 'disable':
      return [
        `${email} is stopped, and signed out everywhere. Links they were given are revoked.`,
        ...sayVacancies(await disablePerson(trx, email, terms, readDeciding())),
      ].join('\n')
    case 'list':
      return (await listPeople(trx, terms)).join('\n') || 'There is no organisation yet.'
    default:
      return USAGE
  }
}

await runStoreCommand({
  usage: USAGE,
  work: async (store) => {
    await migrate(store)
    return forAllTenants(store, 'manage.console', run)
  },
  isRefusal: (thrown) => thrown instanceof ManageRefused,
})
