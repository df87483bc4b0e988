import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerConfig } from '../config.ts'

type Branded = Pick<ServerConfig, 'brandFolder'>

const TYPES = { 'mark.svg': 'image/svg+xml', 'colours.css': 'text/css; charset=utf-8' } as const

/** Returns the content of a file in the operator's brand folder, or undefined if it is absent. */
const readBrand = ({ brandFolder }: Branded, name: keyof typeof TYPES): string | undefined => {
  const file = brandFolder && join(brandFolder, name)
  return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Serves the operator's logo instead of the product's, and the operator's colours (TRU-278). */
export const serveBrand = (app: FastifyInstance, config: Branded): void => {
  app.addHook('onRequest', async ({ url }, reply) => {
    const name = url.split('?', 1)[0]?.slice(1) ?? ''
    if (name !== 'mark.svg' && name !== 'colours.css') return undefined
    const content = readBrand(config, name)
    return content === undefined
      ? undefined
      : reply.type(TYPES[name]).header('cache-control', 'no-cache').send(content)
  })
}

/** Returns a style sheet with the operator's colours appended. */
export const withColours = (css: string, config: Branded): string =>
  `${css}${readBrand(config, 'colours.css') ?? ''}`

/** Returns the page with a link to the operator's colours, if there are any. */
export const linkColours = (page: string, config: Branded): string =>
  readBrand(config, 'colours.css') === undefined
    ? page
    : page.replace('</head>', '  <link rel="stylesheet" href="/colours.css" />\n  </head>')
