import { saySignIn } from '#values/generated/say-sign-in.ts'
import { barePage, escape, mark } from '../app/http/bare-page.ts'

/** Why the login of an organisation let nobody in, and the two ways on; nothing leads on by itself (TRU-405). */
export const refusalPage = (says: string, { again, other }: { again: string; other: string }): string =>
  barePage(
    saySignIn('notLetIn'),
    `<section aria-labelledby="title">${mark()}<h1 id="title">${escape(saySignIn('notLetIn'))}</h1>
      <p role="alert">${escape(says)}</p>
      <a class="button" href="${escape(again)}">${escape(saySignIn('tryAgain'))}</a>
      <p class="quiet"><a href="${escape(other)}">${escape(saySignIn('otherWay'))}</a></p></section>`,
  )

/** Leads on to the login of an organisation: a form may not lead to another site itself (Content-Security-Policy). */
export const onwardPage = (name: string, address: string): string =>
  barePage(
    saySignIn('goingTo', { name }),
    `<section aria-labelledby="title">${mark()}<h1 id="title">${escape(saySignIn('goingTo', { name }))}</h1>
      <p class="what">${escape(saySignIn('goingToWhy'))}</p>
      <a class="button" href="${escape(address)}">${escape(saySignIn('goOn'))}</a></section>
      <meta http-equiv="refresh" content="0;url=${escape(address)}">`,
  )
