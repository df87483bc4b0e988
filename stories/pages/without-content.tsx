import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { Missing } from '#runtime/details/missing-record.tsx'
import { Broken } from '#runtime/gate/broken-page.tsx'
import { AuthErrorView } from '../../src/portal/pages/single/auth-error-page.tsx'
import { CrashPage } from '../../src/portal/pages/single/crash-page.tsx'
import { LoginPage } from '../../src/portal/pages/single/login-page.tsx'
import { SignedOutPage } from '../../src/portal/pages/single/logout-page.tsx'
import { NotEnabledPage } from '../../src/portal/pages/single/not-enabled-page.tsx'
import { NotFoundPage } from '../../src/portal/pages/single/not-found-page.tsx'
import { UnauthorisedPage } from '../../src/portal/pages/single/unauthorised-page.tsx'
import type { ShownState, Thing } from '../book/thing.ts'
import { definitions } from '../portal/definitions.ts'

const nothing = () => {}
const bare =
  (part: ReactNode): ShownState['draw'] =>
  () => <MemoryRouter>{part}</MemoryRouter>

const neverAsks = 'Does not occur. The card makes no request.'

/** The pages before and after a session, each with one message and one action. */
export const signIn: Thing = {
  title: 'Sign in',
  purpose:
    'The pages before and after a session: one message, one action. Only the hosted login asks for the password.',
  named: 'nothing: these pages stand without definitions',
  use: ['For visitors who are not signed in.'],
  avoid: [['A signed-in person without access', 'not allowed']],
  words: ['The title states the situation. The button names its destination.'],
  keyboard: [['Tab', 'Moves to the only button.']],
  heard: 'The title is the heading. An error is an alert.',
  standsOnce: true,
  isPage: true,
  states: [
    { name: 'filled', title: 'Filled', says: 'The way in.', draw: bare(<LoginPage />) },
    {
      name: 'empty',
      title: 'Signed out',
      says: 'The page says what was saved, and how to sign in again.',
      draw: bare(<SignedOutPage />),
    },
    { name: 'loading', title: 'Loading', says: neverAsks },
    {
      name: 'error',
      title: 'Failed',
      says: 'The page says why this person cannot sign in, with the code for the support team.',
      draw: bare(
        <AuthErrorView
          problem={{
            kind: 'refused',
            code: 'LOGIN_104',
            says: 'Your account was disabled. Ask your Organization Administrator.',
          }}
        />,
      ),
    },
    {
      name: 'offline',
      title: 'Offline',
      says: 'The server does not answer. The page offers to try again.',
      draw: bare(
        <AuthErrorView
          problem={{ kind: 'unreachable', says: 'Portolan cannot be reached. Try again in a minute.' }}
        />,
      ),
    },
    { name: 'refused', title: 'No right', says: 'Does not occur. Everybody may try to sign in.' },
    {
      name: 'longest',
      title: 'Too long',
      says: 'The message of another login, in its own words.',
      draw: bare(
        <AuthErrorView
          problem={{
            kind: 'refused',
            code: 'access_denied.interaction_required.account_selection_required',
            says: 'The login of your organisation did not let you in, because the account with which you signed in there does not belong to any of the groups that may enter this portal.',
          }}
        />,
      ),
    },
  ],
}

/** The page in place of another one: not found, not enabled, not allowed, broken. */
export const deadEnd: Thing = {
  title: 'Not found, not enabled, broken',
  purpose: 'A page that cannot be shown. It says why, what is safe, and what to do.',
  named: 'nothing: the portal finds it',
  use: ['For a whole page that is missing.'],
  avoid: [['A part of a page', 'place without content']],
  words: ['State the facts, then the action. No apology, no code.'],
  keyboard: [['Tab', 'Moves to the action.']],
  heard: 'The title is the heading of the page. A crash is an alert.',
  standsOnce: true,
  isPage: true,
  states: [
    {
      name: 'empty',
      title: 'Not found',
      says: 'An address without a page.',
      draw: bare(<NotFoundPage />),
    },
    {
      name: 'not-enabled',
      title: 'Not enabled',
      says: 'The page names what the organisation lacks, and who can enable it.',
      draw: bare(<NotEnabledPage title="Stablecoin" />),
    },
    {
      name: 'switched-off',
      title: 'Switched off meanwhile',
      says: 'The answers are kept, and the page says so.',
      draw: bare(<NotEnabledPage title="Stablecoin" wasOpen isSaved />),
    },
    { name: 'refused', title: 'No right', says: 'Who can give access.', draw: bare(<UnauthorisedPage />) },
    {
      name: 'error',
      title: 'Crashed',
      says: 'An error outside every page. The page says what is safe, and offers two actions.',
      draw: bare(<CrashPage />),
    },
    {
      name: 'broken',
      title: 'A definition that cannot be used',
      says: 'Only its author sees the messages in production.',
      draw: bare(
        <Broken
          title="Send a payment"
          sentences={[
            "Step 'payment-details', next: there is no rule 'hasUsableQoute'. Did you mean 'hasUsableQuote'?",
          ]}
        />,
      ),
    },
    { name: 'loading', title: 'Loading', says: neverAsks },
    {
      name: 'longest',
      title: 'Too long',
      says: 'The longest title of a page.',
      draw: bare(
        <NotEnabledPage title="Additional documentation for the remaining beneficial owners of the organisation" />,
      ),
    },
  ],
}

/** A part of a page without its expected content. */
export const place: Thing = {
  title: 'Place without content',
  purpose:
    'A place that is empty, filtered, not allowed, removed or not loaded. It says why, and offers one action.',
  named: '"empty" of a table, or what the portal finds',
  use: ['For expected content that is missing.'],
  avoid: [['A card without content', 'no card']],
  words: ['Say what will be here, not that nothing is.'],
  heard: 'The message is announced when it replaces content.',
  standsOnce: true,
  states: [
    {
      name: 'empty',
      title: 'Nothing yet',
      says: 'The place says what it will contain.',
      draw: () => (
        <EmptyState
          kind="generic"
          title="No payments yet"
          says="Payments you send are listed here with their state."
          action={{ label: 'Send a payment', onClick: nothing }}
        />
      ),
    },
    {
      name: 'several',
      title: 'Nothing found',
      says: 'The filters exclude everything.',
      draw: () => <EmptyState kind="no-results" action={{ label: 'Clear filters', onClick: nothing }} />,
    },
    {
      name: 'refused',
      title: 'Not allowed',
      says: 'Who opens it.',
      draw: () => <EmptyState kind="no-permission" />,
    },
    {
      name: 'gone',
      title: 'Not there any more',
      says: 'The record was removed or never existed. The text says what that means for it.',
      draw: () => <Missing definition={definitions.library.details['payment']} isInside />,
    },
    {
      name: 'error',
      title: 'Not loaded',
      says: 'The place offers to try again.',
      draw: () => <EmptyState kind="load-failed" action={{ label: 'Try again', onClick: nothing }} />,
    },
  ],
}
