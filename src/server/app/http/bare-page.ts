import { currentLanguage } from '#values/language.ts'
import { saySignIn } from '#values/generated/say-sign-in.ts'
import { sayProduct } from '#values/generated/say-product.ts'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** What stands above every title here, as on the portal's own pages outside the shell. */
export const mark = (): string =>
  `<p class="mark"><img src="/mark.svg" width="32" height="32" alt=""><span>${escape(sayProduct('name'))}</span></p>`

/** The title of a page of the login; it begins with what is wrong, for people who hear it. */
export const titleOf = (title: string, error: string | undefined): string =>
  error === undefined ? title : saySignIn('error', { title })

/** A page of the login in the language of its reader: nothing inline, works without scripts. */
export const barePage = (title: string, content: string, foot = ''): string => {
  const { tag, direction } = currentLanguage()
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escape(title)} - ${escape(sayProduct('name'))}</title>
  <link rel="icon" href="/mark.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/sign-in/sign-in.css">
</head>
<body>
  <main>
    ${content}
  </main>
  ${foot}
</body>
</html>`
}
