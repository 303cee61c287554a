// For Node itself, which knows no stylesheets: node --import @awning/ui/node server.js
import { register } from 'node:module';

register('./nodeHooks.mjs', import.meta.url);
