import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OrderToken } from '@awning/contract/fields';
import type { Order } from '@awning/contract/orders';
import { urls } from '@awning/contract/urls';
import type { FormField } from '@awning/templates/contentForm';
import { isStep, readStep, schemaOfStep, stepIds, withButton } from '@awning/templates/steps';
import { Type } from 'typebox';
import { failureFor } from '../../../http/failures.ts';
import type { ShowPage } from '../../../http/siteForms.ts';
import { closed, unknownSite } from '../refusals.ts';
import { longestContent } from '../sites.routes.ts';
import type { Sites } from '../sites.ts';

const rowButtons = ['up', 'down', 'remove'] as const;

/** The steps of the workshop for browsers without script: each is saved as a whole, and leads to the next. */
export const workshopStepRoutes: FastifyPluginAsyncTypebox<{
  sites: Pick<Sites, 'workshop'>;
  orderOf: (token: string) => Promise<Order | undefined>;
  showPage: ShowPage | undefined;
}> = async (app, { sites: { workshop }, orderOf, showPage }) => {
  // Several fields of a step may have one name, and the names are places of the content.
  await app.register(formbody, { parser: (body) => ({ fields: [...new URLSearchParams(body)] }) });

  app.post(
    urls.workshopStep,
    {
      bodyLimit: longestContent,
      config: { page: true, limit: 'saving' },
      schema: { hide: true, params: Type.Object({ ...OrderToken.properties, step: Type.String() }) },
    },
    async (request, reply) => {
      const { token, step } = request.params;
      if (!isStep(step)) return reply.failure(404, failureFor(404));
      const { fields: posted = [] } = (request.body ?? {}) as { fields?: readonly FormField[] };
      const sent = new Map(posted);
      const fields = posted.filter(([name]) => !['version', 'add', ...rowButtons].includes(name));

      const orderId = await workshop.orderOf(token);
      const opening = orderId === undefined ? undefined : await workshop.open(orderId);
      if (orderId === undefined || !opening || opening.outcome === 'unknown')
        return reply.failure(404, unknownSite);
      if (opening.outcome === 'closed') return reply.failure(409, closed(opening));
      const [form, said] = await Promise.all([
        workshop.form(orderId),
        workshop.said(orderId, versionIn(sent.get('version'))),
      ]);
      if (!form || !said) return reply.failure(404, unknownSite);

      const button = rowButtons.find((name) => sent.has(name));
      const rows = button ? withButton(fields, button, sent.get(button) ?? '') : fields;
      const asked = schemaOfStep(form.schema, step);
      const draft = {
        version: said.version,
        content: asked ? { ...readStep(asked, said.content, rows) } : said.content,
        options: step === 'looks' ? looksIn(fields) : said.options,
      };
      const saving = await workshop.saveWhole(orderId, draft);
      switch (saving.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(saving));
        case 'saved': {
          const next = stepIds[stepIds.indexOf(step) + 1];
          const list = sent.get('add');
          const here = `/orders/${token}/tell/${step}`;
          if (list) return reply.redirect(`${here}?${new URLSearchParams({ add: list })}`, 303);
          // Pasted text is now in rows.
          if (button || list === '') return reply.redirect(here, 303);
          return reply.redirect(next ? `/orders/${token}/tell/${next}` : `/orders/${token}`, 303);
        }
        case 'newer':
        case 'faulty': {
          const faults = saving.outcome === 'faulty' ? saving.faults : [];
          const [status, message] =
            saving.outcome === 'faulty' ? ([422, toMend] as const) : ([409, elsewhere] as const);
          const order = await orderOf(token);
          const { content, options } = draft;
          if (!showPage || !order) return reply.failure(status, { error: 'refused', message });
          return showPage(reply, status, `/orders/${token}/tell/${step}`, {
            order,
            workshop: {
              workshop: opening.workshop,
              form,
              refused: {
                content,
                options,
                message,
                faults: Object.fromEntries(faults.map((fault) => [fault.path, fault.message])),
              },
            },
          });
        }
      }
    },
  );
};

/** A version by its number; undefined for any other text. */
const versionIn = (text = '') => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

const toMend = 'Some of this needs another look. What you typed stands here, and is not saved yet.';
const elsewhere =
  'This was changed elsewhere meanwhile. What you typed stands here, and is not saved yet: save it once more, and it counts.';

/** The looks from the fields of their form. */
const looksIn = (fields: readonly FormField[]) =>
  Object.fromEntries(fields.map(([name, value]) => [name, name === 'plain' ? value === 'true' : value]));
