import { sayProofs } from '#values/generated/say-proofs.ts'
import { barePage, escape, mark, titleOf } from '../../app/http/bare-page.ts'

interface Step {
  /** The address that the form is sent to. */
  action: string
  /** The encrypted state of the sign-in. */
  ticket: string
  error?: string | undefined
}

const form = ({ action, ticket, error }: Step, title: string, content: string, button: string): string =>
  barePage(
    titleOf(title, error),
    `<form method="post" action="${escape(action)}" aria-labelledby="title">
      ${mark()}
      <h1 id="title">${escape(title)}</h1>
      ${error ? `<p class="error" role="alert" id="error">${escape(error)}</p>` : ''}
      <input type="hidden" name="ticket" value="${escape(ticket)}">
      ${content}
      <button type="submit">${escape(button)}</button>
    </form>`,
  )

const codeField = (label: string, error: string | undefined): string =>
  `<label for="code">${escape(label)}</label>
      <input id="code" name="code" autocomplete="one-time-code" required maxlength="40"${error ? ' aria-describedby="error"' : ''} autofocus>`

/** Returns the page for a code, after a correct password. */
export const codePage = (step: Step): string =>
  form(
    step,
    sayProofs('codeTitle'),
    `<p class="what">${escape(sayProofs('codeWhat'))}</p>
      ${codeField(sayProofs('codeOrRecovery'), step.error)}`,
    sayProofs('goOn'),
  )

/** Returns the page that sets up a required second factor. */
export const setUpPage = (step: Step, secret: string, picture: string): string =>
  form(
    step,
    sayProofs('setUpTitle'),
    `<p class="what">${escape(sayProofs('setUpWhy'))}</p>
      <p>${escape(sayProofs('scan'))}</p>
      <img class="picture" src="${escape(picture)}" width="200" height="200" alt="${escape(sayProofs('picture'))}">
      <p class="secret"><span>${escape(sayProofs('secret'))}</span> <code>${escape(secret)}</code></p>
      ${codeField(sayProofs('setUpCode'), step.error)}`,
    sayProofs('turnOn'),
  )

/** Returns the page that shows the recovery codes once. */
export const recoveryCodesPage = (step: Step, codes: readonly string[]): string =>
  form(
    step,
    sayProofs('codesTitle'),
    `<p class="what">${escape(sayProofs('codesWhy'))}</p>
      <ol class="codes">${codes.map((code) => `<li><code>${escape(code)}</code></li>`).join('')}</ol>`,
    sayProofs('codesStored'),
  )
