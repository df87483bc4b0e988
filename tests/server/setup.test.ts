import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const setup = fileURLToPath(new URL('../../src/tools/setup.mjs', import.meta.url))
const registry = 'The packages could not be installed.'

/** Stands where npm would: notes how it was called, and ends as told. */
const standIn = `require('fs').appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n')
process.exit(Number(process.env.ENDS ?? 0))`

describe('setup', () => {
  let place: string

  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'portolan-setup-'))
    mkdirSync(join(place, 'src', 'tools'), { recursive: true })
    mkdirSync(join(place, 'node_modules'))
    copyFileSync(setup, join(place, 'src', 'tools', 'setup.mjs'))
    writeFileSync(join(place, 'package-lock.json'), '{}')
    writeFileSync(join(place, 'npm.cjs'), standIn)
  })
  afterEach(() => rmSync(place, { recursive: true, force: true }))

  const run = (env: Record<string, string> = {}, ...args: string[]) => {
    const surroundings = { ...process.env, npm_execpath: join(place, 'npm.cjs'), ...env }
    return spawnSync(process.execPath, ['src/tools/setup.mjs', ...args], {
      cwd: place,
      env: surroundings,
      encoding: 'utf8',
    })
  }
  const calls = () =>
    existsSync(join(place, 'calls.txt'))
      ? readFileSync(join(place, 'calls.txt'), 'utf8').trim().split('\n')
      : []

  it('installs once, without scripts, and again when the lock changes', () => {
    expect([run().status, run().status]).toEqual([0, 0])
    expect(calls()).toEqual(['ci --ignore-scripts --no-audit --no-fund'])
    writeFileSync(join(place, 'package-lock.json'), '{"changed": true}')
    run()
    expect(calls()).toHaveLength(2)
  })

  it('says what to do when packages cannot be fetched, and tries again next time', () => {
    const failed = run({ ENDS: '1' })
    expect(failed.status).toBe(1)
    expect(failed.stderr).toContain(registry)
    expect(run().status).toBe(0)
    expect(calls()).toHaveLength(2)
  })

  it('takes the Chromium it is told, and names one that is not there', () => {
    expect(run({ PORTOLAN_CHROMIUM: process.execPath }, '--test').status).toBe(0)
    const failed = run({ PORTOLAN_CHROMIUM: join(place, 'none') }, '--test')
    expect([failed.status, failed.stderr]).toEqual([1, expect.stringContaining('there is no such file')])
  })

  const isRoot = process.platform === 'linux' && process.getuid?.() === 0

  it.runIf(isRoot).each(['chromium-headless-shell', 'chromium'])(
    'fetches a Chromium where there is none, while the packages come: %s where it is offered',
    (offered) => {
      const bin = join(place, 'bin')
      mkdirSync(bin)
      symlinkSync('/bin/sh', join(bin, 'sh'))
      const findExisting = (name: string) =>
        `#!/bin/sh
        case "$*" in
          update*) : > '${place}/updated' ;;
          *' ${name} '*) [ -e '${place}/updated' ] && echo ${name} >> '${place}/apt.txt' && : > '${bin}/${name}' ;;
          *) exit 100 ;;
        esac`
      writeFileSync(join(bin, 'apt-get'), findExisting(offered), { mode: 0o755 })
      expect(run({ PATH: bin, PORTOLAN_CHROMIUM: '' }, '--test').status).toBe(0)
      expect(readFileSync(join(place, 'apt.txt'), 'utf8')).toBe(`${offered}\n`)
      expect(calls()).toHaveLength(1)
      expect(run({ PATH: bin, PORTOLAN_CHROMIUM: '' }, '--test').stdout).not.toContain('Fetching')
    },
  )
})
