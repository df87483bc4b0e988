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

/** Returns the logo above the title of a login page. */
export const mark = (): string =>
  `<p class="mark"><img src="/mark.svg" width="32" height="32" alt=""><span>${escape(sayProduct('name'))}</span></p>`

/** Returns the title of a login page; an error comes first, for screen readers. */
export const titleOf = (title: string, error: string | undefined): string =>
  error === undefined ? title : saySignIn('error', { title })

/** Builds a login page in the reader's language, without inline code or scripts. */
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
