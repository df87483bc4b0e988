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

const neverAsks = 'Never: it asks the server for nothing.'

/** The pages before and after a session, each one thing to read and one to do. */
export const signIn: Thing = {
  title: 'Sign in',
  purpose:
    'Before and after a session: one thing to read, one thing to do. The password is asked by the hosted login alone.',
  named: 'nothing: these pages stand without definitions',
  use: ['Where nobody is signed in.'],
  avoid: [['Somebody who is signed in and may not', 'not allowed']],
  words: ['The title says how one stands; the button says where it leads.'],
  keyboard: [['Tab', 'Comes to the one button.']],
  heard: 'The title is the heading; what went wrong is an alert.',
  standsOnce: true,
  isPage: true,
  states: [
    { name: 'filled', title: 'Filled', says: 'The way in.', draw: bare(<LoginPage />) },
    {
      name: 'empty',
      title: 'Signed out',
      says: 'What was kept, and the way back in.',
      draw: bare(<SignedOutPage />),
    },
    { name: 'loading', title: 'Loading', says: neverAsks },
    {
      name: 'error',
      title: 'Failed',
      says: 'Why this person cannot come in, with the code that support asks for.',
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
      says: 'Nobody answers, so it can be tried again.',
      draw: bare(
        <AuthErrorView
          problem={{ kind: 'unreachable', says: 'Portolan cannot be reached. Try again in a minute.' }}
        />,
      ),
    },
    { name: 'refused', title: 'No right', says: 'Never: anybody may try to come in.' },
    {
      name: 'longest',
      title: 'Too long',
      says: 'What another login says, in its own words.',
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

/** What stands where a page cannot: not found, not enabled, not allowed, broken. */
export const deadEnd: Thing = {
  title: 'Not found, not enabled, broken',
  purpose: 'A page that cannot be shown says why, what is safe, and the one way on.',
  named: 'nothing: the portal finds it',
  use: ['Where all of a page is not there.'],
  avoid: [['A part of a page', 'place without content']],
  words: ['No apology and no code: what is so, then what to do.'],
  keyboard: [['Tab', 'Comes to the way on.']],
  heard: 'The title is the heading of the page; a crash is an alert.',
  standsOnce: true,
  isPage: true,
  states: [
    {
      name: 'empty',
      title: 'Not found',
      says: 'An address that leads nowhere.',
      draw: bare(<NotFoundPage />),
    },
    {
      name: 'not-enabled',
      title: 'Not enabled',
      says: 'What the organisation does not have, and who switches it on.',
      draw: bare(<NotEnabledPage title="Stablecoin" />),
    },
    {
      name: 'switched-off',
      title: 'Switched off meanwhile',
      says: 'What was entered is kept, and it says so.',
      draw: bare(<NotEnabledPage title="Stablecoin" wasOpen isSaved />),
    },
    { name: 'refused', title: 'No right', says: 'Who can open it.', draw: bare(<UnauthorisedPage />) },
    {
      name: 'error',
      title: 'Crashed',
      says: 'What no page could catch: what is safe, and two ways on.',
      draw: bare(<CrashPage />),
    },
    {
      name: 'broken',
      title: 'A definition that cannot be used',
      says: 'Only its author sees its sentences in production.',
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

/** A part of a page where something is expected and is not there. */
export const place: Thing = {
  title: 'Place without content',
  purpose:
    'Nothing yet, nothing found, not allowed, not there any more, not loaded: why, and the one thing to do.',
  named: '"empty" of a table, or what the portal finds',
  use: ['Where something is expected and is not there.'],
  avoid: [['A card that has nothing to say', 'no card']],
  words: ['What will be here, not that nothing is.'],
  heard: 'Announced where it takes the place of what was there.',
  standsOnce: true,
  states: [
    {
      name: 'empty',
      title: 'Nothing yet',
      says: 'What will be here.',
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
      says: 'The filters are why.',
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
      says: 'It was removed, or never was: what that means, in the words of the record.',
      draw: () => <Missing definition={definitions.library.details['payment']} isInside />,
    },
    {
      name: 'error',
      title: 'Not loaded',
      says: 'It can be tried again.',
      draw: () => <EmptyState kind="load-failed" action={{ label: 'Try again', onClick: nothing }} />,
    },
  ],
}
