import { saySignIn } from '#values/generated/say-sign-in.ts'
import { barePage, escape, mark, titleOf } from '../../app/http/bare-page.ts'
import type { PasswordLink } from '../../users/password/password-token.ts'

const signInNext = (title: string, says: string, foot?: string): string =>
  barePage(
    title,
    `<section aria-labelledby="title">${mark()}<h1 id="title">${escape(title)}</h1>${says}
      <a class="button" href="/auth/login">${escape(saySignIn('title'))}</a></section>`,
    foot,
  )

/** Returns the page of a used or expired link. */
export const passwordLinkOver = (says: string): string =>
  signInNext(saySignIn('linkOver'), `<p role="alert">${escape(says)}</p>`)

/** Returns the page of any link where another login lets everybody in. */
export const passwordElsewhere = (login: string, foot: string): string =>
  signInNext(
    saySignIn('elsewhere'),
    `<p role="alert">${escape(saySignIn('elsewhereSays', { login }))}</p>`,
    foot,
  )

/** Returns the page after the password was set; it says how many passkeys still sign the person in (TRU-830). */
export const passwordSaved = (passkeys: number): string =>
  signInNext(
    saySignIn('passwordSaved'),
    `<p class="what">${escape(saySignIn('passwordSavedSays'))}</p>${
      passkeys > 0 ? `<p role="status">${escape(saySignIn('passkeysStay', { count: passkeys }))}</p>` : ''
    }`,
  )

export interface PasswordForm {
  token: string
  link: Pick<PasswordLink, 'email' | 'firstName' | 'lastName' | 'organisation'>
  /** The minimum length of the password. */
  shortest: number
  error?: string | undefined
  foot: string
}

/** Returns the page that sets a password. */
export const passwordForm = ({ token, link, shortest, error, foot }: PasswordForm): string =>
  barePage(
    titleOf(saySignIn('choosePassword'), error),
    `<form method="post" action="/password/${escape(token)}" aria-labelledby="title">
      ${mark()}
      <h1 id="title">${escape(saySignIn('choosePassword'))}</h1>
      <p class="what">${escape(saySignIn('personOf', { name: `${link.firstName} ${link.lastName}`, organisation: link.organisation }))}</p>
      ${error ? `<p class="error" role="alert" id="error">${escape(error)}</p>` : ''}
      <label for="email">${escape(saySignIn('email'))}</label>
      <input id="email" name="email" type="email" autocomplete="username" readonly value="${escape(link.email)}">
      <label for="password">${escape(saySignIn('newPassword'))}</label>
      <input id="password" name="password" type="password" autocomplete="new-password" required minlength="${shortest}" aria-describedby="${error ? 'error ' : ''}rule" autofocus>
      <p class="what" id="rule">${escape(saySignIn('passwordRule', { least: shortest }))}</p>
      <label for="again">${escape(saySignIn('newPasswordAgain'))}</label>
      <input id="again" name="again" type="password" autocomplete="new-password" required>
      <button type="submit">${escape(saySignIn('savePassword'))}</button>
    </form>`,
    foot,
  )
