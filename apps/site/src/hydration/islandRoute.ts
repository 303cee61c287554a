import { storageKeys } from '@awning/content/policies/cookies';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { readStored } from '../browser/storage.ts';
import { fetchChunk } from './chunks.ts';
import { createIsland } from './createIsland.tsx';
import type { RouteHandle } from './routeHandle.ts';
import { settledSession } from '../state/session.ts';

/** What a route's module has to say. */
export interface RouteModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/**
 * A public page, told to the router before its module is there. Over what the server has rendered the module is
 * fetched when the page is touched, and its loader has been run; from another page, the loader waits for it.
 */
export function islandRoute(fetchModule: () => Promise<RouteModule>, handle?: RouteHandle) {
  let module: RouteModule | undefined;
  const { Component, load } = createIsland(
    async () => {
      module = await fetchChunk(fetchModule);
      return module.Component;
    },
    { onAwaiting: keepHead, isWanted: wantedFor(handle) },
  );

  return {
    handle: {
      ...handle,
      isIsland: true,
      // Not `load`, which would wake the page where it is on screen.
      prefetch: async (args) => (await fetchModule()).loader?.(args),
    } satisfies RouteHandle,
    Component,
    loader: async (args) => {
      await load();
      // What is `undefined` would not reach the browser.
      return (await module?.loader?.(args)) ?? null;
    },
    shouldRevalidate: (args) => {
      const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
      if (module?.shouldRevalidate) return module.shouldRevalidate(args);
      // A login or logout does not change a public page, so only another address loads it anew.
      return defaultShouldRevalidate && currentUrl.href !== nextUrl.href;
    },
  } satisfies RouteObject;
}

function wantedFor(handle: RouteHandle | undefined) {
  if (handle?.knowsViewer) return isMemberHere;
  return handle?.showsSaved ? isAnySaved : undefined;
}

const isMemberHere = async () => (await settledSession()).user !== null;

const isAnySaved = async () => readStored(storageKeys.saved) !== null;

const ofPage =
  'title, link[rel=canonical], link[rel=alternate], meta[property], meta[name=description], meta[name=robots], meta[name^="twitter:"]';
let dropped: Element[] = [];

/**
 * Takes what the server wrote into the head for a page out with the page: until React has taken it over, nothing else
 * does.
 */
function keepHead() {
  document.head.append(...dropped);
  dropped = [];
  return () => {
    dropped = [...document.head.querySelectorAll(ofPage)];
    for (const tag of dropped) tag.remove();
  };
}
