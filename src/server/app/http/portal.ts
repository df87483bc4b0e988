import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { linkColours, serveBrand } from './brand.ts'
import type { ServerConfig } from '../config.ts'
import { firstPageInWords, withPagePreload, withSession, type PartFiles } from './first-page.ts'
import { refused } from '../refused.ts'
import type { Page } from '#definition/generated/page.ts'
import { sessionCookieOf } from '../../login/bff.ts'

const YEAR = 'public, max-age=31536000, immutable'
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(\.(map|br|gz))?$/

const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|oidc)(\/|$)/.test(request.url)

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Returns the public address of a page that was opened by another name of this machine. Cookies belong to
 * one name, so signing in by the other cannot work.
 */
const renamedAddressOf = ({ host, url }: FastifyRequest, publicUrl: string): string | undefined => {
  const names = [URL.parse(publicUrl)?.hostname, URL.parse(`http://${host}`)?.hostname]
  const isRenamed = names[0] !== names[1] && names.every((name) => name !== undefined && LOOPBACK.test(name))
  return isRenamed ? publicUrl + url : undefined
}

const PART_FILES = 'part-files.json'

const readPartFiles = (folder: string | undefined): PartFiles | undefined => {
  const file = folder && join(folder, PART_FILES)
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PartFiles) : undefined
}

/**
 * Serves the built portal: hashed files cached for a year, the page never cached, and the page for unknown
 * addresses.
 */
export const createPortal =
  (config: ServerConfig, pages: Readonly<Record<string, Page>>) =>
  async (app: FastifyInstance): Promise<void> => {
    const { portalFolder: folder, brandFolder } = config
    const preloaded = { pages, files: readPartFiles(folder) }
    const cookie = sessionCookieOf(config)
    serveBrand(app, { brandFolder })
    const page = folder && join(folder, 'index.html')
    const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
      if (!page || !existsSync(page)) throw refused('not-found')
      const renamed = renamedAddressOf(request, config.publicUrl)
      if (renamed !== undefined) return reply.redirect(renamed, 307)
      const { url, cookies } = request
      const translated = linkColours(firstPageInWords(readFileSync(page, 'utf8')), { brandFolder })
      const sent = cookies[cookie] === undefined ? translated : withPagePreload(translated, url, preloaded)
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(withSession(sent, url))
    }
    // The page at /logout signs out at once, so a link from another site must not open it.
    app.get('/logout', (request, reply) =>
      request.headers['sec-fetch-site'] === 'cross-site'
        ? reply.redirect('/home', 303)
        : sendPage(request, reply),
    )
    if (folder && existsSync(folder)) {
      await app.register(fastifyStatic, {
        root: folder,
        index: false,
        cacheControl: false,
        wildcard: false,
        preCompressed: true,
        setHeaders: (reply, path) => {
          const header = path.endsWith('.html') ? 'no-store' : HASHED.test(path) ? YEAR : 'no-cache'
          reply.header('cache-control', header)
        },
      })
      app.get('/', sendPage)
    }
    app.setNotFoundHandler((request, reply) => {
      const isFile = /\.\w{2,5}$/.test(request.url.split('?')[0] ?? '')
      if (!isPage(request) || isFile) throw refused('not-found')
      return sendPage(request, reply)
    })
  }
