import { existsSync } from 'node:fs'

/** The same engine without a window of its own: a walk through the portal takes a quarter less of the processor. */
const LIGHTEST = '/usr/bin/chromium-headless-shell'

const candidates = [process.env.PORTOLAN_CHROMIUM, LIGHTEST, '/usr/bin/chromium', '/usr/bin/google-chrome']

/** The browser of the tests: the one that is named, else the lightest there is, else the one the runner brings. */
export const executablePath = candidates.find((path) => path && existsSync(path))
