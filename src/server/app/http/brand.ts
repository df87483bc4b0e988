import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerConfig } from '../config.ts'

type Branded = Pick<ServerConfig, 'brandFolder'>

const TYPES = { 'mark.svg': 'image/svg+xml', 'colours.css': 'text/css; charset=utf-8' } as const

/** A file of who runs the product, where there is one. */
const readBrand = ({ brandFolder }: Branded, name: keyof typeof TYPES): string | undefined => {
  const file = brandFolder && join(brandFolder, name)
  return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Serves the mark of who runs the product instead of its own, and their colours (TRU-278). */
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

/** The colours of who runs the product, after those of a style sheet. */
export const withColours = (css: string, config: Branded): string =>
  `${css}${readBrand(config, 'colours.css') ?? ''}`

/** The page with the colours of who runs the product, where there are any. */
export const linkColours = (page: string, config: Branded): string =>
  readBrand(config, 'colours.css') === undefined
    ? page
    : page.replace('</head>', '  <link rel="stylesheet" href="/colours.css" />\n  </head>')
