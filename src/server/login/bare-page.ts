const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** What stands above every title here, as on the portal's own pages outside the shell. */
export const mark =
  '<p class="mark"><img src="/mark.svg" width="32" height="32" alt=""><span>Portolan</span></p>'

/** A page of the login: nothing inline, works without scripts. */
export const barePage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escape(title)} - Portolan</title>
  <link rel="icon" href="/mark.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/sign-in/sign-in.css">
</head>
<body>
  <main>
    ${content}
  </main>
</body>
</html>`
