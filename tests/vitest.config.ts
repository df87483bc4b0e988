import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { answersInGroups } from '../src/tools/build/answers-in-groups.ts'
import { compareBaseline } from './baseline-command.ts'
import { executablePath } from './chromium.ts'
import { eagerGlobs } from './eager-globs.ts'
import { ProgramsFirst } from './programs-first.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
// Vitest writes each project's name into these objects, so no two projects may share one.
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: executablePath ? { executablePath } : {} }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})
// A dependency found late reloads the page and fails or hangs the run. The scan only happens when this list or the
// lock changes, so what tests import is also named here.
const optimizeDeps = {
  entries: [
    'src/{values,definition,engine}/**/!(*.test).ts',
    'src/{runtime,widgets,portal}/**/*.{ts,tsx}',
    'stories/**/*.tsx',
    'stories/.storybook/preview.tsx',
    'tests/component/**/*.{ts,tsx}',
    'tests/fixtures/**/*.{ts,tsx}',
  ],
  // They are no dependencies: the book makes them (stories/.storybook).
  exclude: ['virtual:earlier-flows', 'virtual:library'],
  include: [
    '@blueprintjs/core',
    '@blueprintjs/icons',
    '@rjsf/core',
    '@rjsf/snapshot-tests',
    '@rjsf/utils',
    '@rjsf/validator-ajv8',
    '@rjsf/validator-ajv8/lib/processRawValidationErrors.js',
    '@storybook/react-vite',
    '@tanstack/react-query',
    '@tanstack/react-table',
    '@testing-library/react',
    'axe-core',
    'json-logic-js',
    'json-schema-library',
    'react',
    'react-dom',
    'react-dom/client',
    'react-router-dom',
    'react/jsx-dev-runtime',
    'vitest-browser-react',
  ],
}

// Two runs at once must not share prepared dependencies: the later one would swap them under the earlier one.
const cache = process.env.PORTOLAN_CACHE
const cacheDir = cache ? join(cache, 'vite') : `${root}node_modules/.vite`
// Storybook asks only the environment where its own cache is, and puts that of its tests there.
if (cache) process.env.CACHE_DIR = join(cache, 'tools')

// rjsf's published suite mocks its own test ids, which a browser cannot do and our checks do not need.
const unmockedSuite = {
  name: 'portolan:unmocked-rjsf-suite',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('snapshot-tests') ? code.replaceAll('vi.mock(', 'void (') : undefined,
}

// Node takes the types off by itself: nothing is transformed for it, and its modules call each other as they do in the product.
const native = { viteModuleRunner: false, nodeLoader: false }

// Vitest reads every project first and chooses afterwards, and reading the book takes three times as long as all the rest.
const chosen = process.argv.flatMap((word, at, words) =>
  words[at - 1] === '--project' ? [word] : word.startsWith('--project=') ? [word.slice(10)] : [],
)
const isBookChosen = chosen.length === 0 || chosen.includes('stories')

// Only ends a test that hangs: two busy cores can starve one for a long time, and nothing is tried again.
const testTimeout = 180_000

export default defineConfig({
  root,
  cacheDir,
  test: {
    sequence: { sequencer: ProgramsFirst },
    ...(cache ? { fsModuleCachePath: join(cache, 'modules') } : {}),
    projects: [
      {
        root,
        cacheDir,
        test: {
          name: 'unit',
          // Pure floors keep nothing between files; loading them once is four times as fast.
          isolate: false,
          testTimeout,
          hookTimeout: testTimeout,
          environment: 'node',
          experimental: native,
          include: ['src/{values,definition,engine,tools}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
        },
      },
      {
        root,
        cacheDir,
        test: {
          name: 'server',
          // A larger young generation: a world of a test lives for a second. It saves a fifteenth of the work.
          execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
          // Modules keep only what they read from files; reading, linking and compiling it once halves the work.
          isolate: false,
          // No retries. The timeouts only end tests that hang, however slow the machine is.
          retry: 0,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 300_000 } },
          environment: 'node',
          experimental: native,
          include: ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/postgres.ts'],
          setupFiles: ['tests/server/close.setup.ts'],
        },
      },
      {
        root,
        cacheDir,
        plugins: [answersInGroups(), eagerGlobs, unmockedSuite, react()],
        optimizeDeps,
        test: {
          name: 'component',
          // One page for all files: each would load hundreds of modules again. The set-up puts the page back after each test.
          isolate: false,
          setupFiles: ['tests/plain-react.setup.ts', 'tests/component/fresh-page.setup.ts'],
          testTimeout,
          hookTimeout: testTimeout,
          // On a busy machine awaited elements appear late; the default of one second would fail there.
          expect: { poll: { timeout: 30_000 } },
          browser: browser(),
          include: ['src/{runtime,widgets,portal}/**/*.test.{ts,tsx}', 'tests/component/**/*.test.tsx'],
        },
      },
      {
        root,
        plugins: [
          answersInGroups(),
          eagerGlobs,
          react(),
          isBookChosen && storybookTest({ configDir: `${root}stories/.storybook` }),
        ],
        optimizeDeps,
        test: {
          name: 'stories',
          isolate: false,
          setupFiles: [`${root}tests/plain-react.setup.ts`],
          testTimeout,
          hookTimeout: testTimeout,
          browser: { ...browser(), commands: { compareBaseline } },
        },
      },
    ],
  },
})
