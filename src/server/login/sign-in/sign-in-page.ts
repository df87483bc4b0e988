import { holdsRoles } from '#engine/permission/verdict.ts'
import { sayProofs } from '#values/generated/say-proofs.ts'
import { saySignIn } from '#values/generated/say-sign-in.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { SIGNED_IN } from '../../app/facts.ts'
import { inWords } from '../../languages/reader.ts'
import { barePage, escape, mark, titleOf } from '../../app/http/bare-page.ts'
import { languageChoice } from '../../languages/language-choice.ts'
import type { Person } from '../../users/people.ts'

/** A demo account, with its job as text. */
export type DemoPerson = Pick<Person, 'email' | 'first_name' | 'last_name' | 'org_name'> & { job: string }

export interface SignInPage {
  uid: string
  email?: string
  password?: string
  error?: string
  people: DemoPerson[]
  /** True: only the e-mail address is requested, because it determines the login. */
  isAddressFirst?: boolean
  /** True: the e-mail address was entered on the previous page. */
  isAddressGiven?: boolean
  /** `isRead`: a password link can be mailed; `isShown`: mail is shown on the screen. */
  mail?: { isRead: boolean; isShown: boolean }
}

/**
 * Returns the job of some roles as text: the first entry of the list `jobs` whose permission they have; empty
 * if none.
 */
export const jobOf = (
  { library, permissions }: Pick<ServerDefinitions, 'library' | 'permissions'>,
  roles: readonly string[],
): string => {
  const jobs = inWords(library).options['jobs']?.options ?? []
  const found = jobs.find(({ value }) => {
    const permission = permissions.get(value)
    return permission !== undefined && holdsRoles(permission, [SIGNED_IN, ...roles])
  })
  return found?.label ?? ''
}

const personLink = (uid: string, person: DemoPerson, chosen?: string): string => {
  const current = person.email === chosen ? ' aria-current="true"' : ''
  return `<li><a href="/sign-in/${escape(uid)}?as=${encodeURIComponent(person.email)}"${current}>
    <span class="name"><bdi>${escape(person.first_name)} ${escape(person.last_name)}</bdi></span>
    <span class="job">${escape(person.job)}</span></a></li>`
}

/** Lists the demo accounts; one organisation is open: the first, or that of the chosen account. */
const peopleList = ({ uid, email, people, mail }: SignInPage): string => {
  if (people.length === 0) return ''
  const groups = Map.groupBy(people, (person) => person.org_name)
  const open = people.find((person) => person.email === email)?.org_name ?? people[0]?.org_name
  const sections = [...groups].map(
    ([name, members]) =>
      `<details name="organisation"${name === open ? ' open' : ''}><summary><bdi>${escape(name)}</bdi></summary>
      <ul>${members.map((person) => personLink(uid, person, email)).join('')}</ul></details>`,
  )
  return `<aside aria-labelledby="demo"><h2 id="demo">${escape(saySignIn('demonstration'))}</h2>
    <p>${escape(saySignIn('chooseSomebody'))}${mail?.isShown ? ` <a href="/inbox">${escape(saySignIn('whatIsMailed'))}</a>` : ''}</p>${sections.join('')}</aside>`
}

/** Returns the passkey form, which its script shows in browsers with passkeys. */
const passkeyForm = (uid: string): string =>
  `<form class="part" id="passkey" method="post" action="/sign-in/${escape(uid)}/passkey" data-challenge="/sign-in/${escape(uid)}/challenge" data-cancelled="${escape(sayProofs('passkeyCancelled'))}" hidden>
      <p class="or"><span>${escape(sayProofs('orPasskey'))}</span></p>
      <input type="hidden" name="passkey">
      <button type="submit" class="second">${escape(sayProofs('withPasskey'))}</button>
      <p class="quiet" role="status" id="passkey-status"></p>
      </form>
      <script type="module" src="/sign-in/passkey.js"></script>`

const addressForm = (page: SignInPage): string =>
  `<form class="part" method="post" action="/sign-in/${escape(page.uid)}/address" aria-labelledby="title">
      <label for="email">${escape(saySignIn('email'))}</label>
      <input id="email" name="email" type="email" autocomplete="username webauthn" required autofocus>
      <button type="submit">${escape(saySignIn('next'))}</button>
      </form>`

const passwordForm = (page: SignInPage): string => {
  const isEntered = page.error !== undefined || page.isAddressGiven === true
  const isFocused = page.email ? '' : ' autofocus'
  return `<form class="part" method="post" action="/sign-in/${escape(page.uid)}" aria-labelledby="title">
      <label for="email">${escape(saySignIn('email'))}</label>
      <input id="email" name="email" type="email" autocomplete="username webauthn" required value="${escape(page.email ?? '')}"${isFocused}>
      <label for="password">${escape(saySignIn('password'))}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required value="${escape(page.password ?? '')}"${page.error ? ' aria-describedby="error"' : ''}${isEntered ? ' autofocus' : ''}>
      <button type="submit"${page.password ? ' autofocus' : ''}>${escape(saySignIn('title'))}</button>
      ${page.mail?.isRead ? `<p class="quiet"><a href="/forgotten-password">${escape(saySignIn('forgotten'))}</a></p>` : ''}
      </form>`
}

/** Returns the sign-in page (AUTH-001): one form, nothing inline, works without scripts. */
export const renderSignIn = (page: SignInPage): string =>
  barePage(
    titleOf(saySignIn('title'), page.error),
    `<section aria-labelledby="title">
      ${mark()}
      <h1 id="title">${escape(saySignIn('title'))}</h1>
      <p class="what">${escape(saySignIn('product'))}</p>
      ${page.error ? `<p class="error" role="alert" id="error">${escape(page.error)}</p>` : ''}
      ${page.isAddressFirst ? addressForm(page) : passwordForm(page)}
      ${passkeyForm(page.uid)}
    </section>
    ${peopleList(page)}`,
    languageChoice(page.password === undefined || page.email === undefined ? {} : { as: page.email }),
  )
