import { languageOf, type Language } from '@awning/templates/business';
import type { ReleaseInput } from './release.ts';

interface Words {
  /** The files of the zip with the finished site. */
  files: { title: string; text: string };
  /** The files of the zip with the project. */
  project: { title: string; texts: readonly string[] };
  hosts: {
    heading: string;
    /** No menu of a host's is named: those change more often than this page. */
    list: readonly (readonly [host: string, how: string])[];
    domain: string;
  };
  forms: {
    heading: string;
    /** What becomes of messages, where the forms are posted to us. */
    posted: (formsAt: string) => string;
    /** How the forms of the project are posted to us. */
    pointed: (formsAt: string) => string;
  };
}

// As HTML; in the project as Markdown, which may have HTML in it.
const words: Readonly<Record<Language, Words>> = {
  en: {
    files: {
      title: 'Your website, as files',
      text: 'The folder <code>site</code> is all of it: pages, pictures, lettering. Nothing has to be installed. To look at it, open <a href="site/index.html">site/index.html</a>.',
    },
    project: {
      title: 'Your website, as a project',
      texts: [
        'With Node 20.19 or newer:',
        '```sh\nnpm ci\nnpm run build\n```',
        'The website is then in the folder `site`, the same files as are online, byte for byte. What it says stands in `content.json`, the looks that were chosen in `options.json`, where it stands in `site.json`, the pictures in `pictures`. What it looks like is the folder of its design in `packages/templates/src`; its sections come from `@awning/ui`, in `vendor`.',
      ],
    },
    hosts: {
      heading: 'Putting it on a host',
      list: [
        [
          'Netlify',
          'Log in, open <a href="https://app.netlify.com/drop">app.netlify.com/drop</a> and drag the folder <code>site</code> onto that page.',
        ],
        [
          'Cloudflare Pages',
          'It takes a finished folder by what it calls Direct Upload. <a href="https://developers.cloudflare.com/pages/get-started/direct-upload/">Its own page about that</a> leads you there: of the two ways choose the one by drag and drop, and drop the folder <code>site</code>.',
        ],
        [
          'Any web space with SFTP, FTP or a file manager',
          'Open the folder that the host shows to visitors, often called <code>public_html</code>, <code>htdocs</code> or <code>www</code>, and copy everything that is <em>inside</em> <code>site</code> into it.',
        ],
      ],
      domain: 'Then tell whoever keeps your domain to point it at that host, as the host describes.',
    },
    forms: {
      heading: 'Your forms',
      posted: (formsAt) =>
        `Files cannot take a letter. The forms are posted to <code>${formsAt}</code>, the place of your website with us, and whoever sends one is thanked there. What they sent is kept for you and mailed to you. Once you delete your account, it is mailed to the email address that stands on the website; if none stands there, nothing is sent, and your visitors read which number to ring, if the website names one. All this goes on as long as your website is open with us. If it is to close there, have the forms taken out of the files first.`,
      pointed: (formsAt) =>
        `As it is built, each form is posted to the host that the website stands on, and another host than ours takes none. There, write <code>"formsAt": "${formsAt}"</code> into <code>site.json</code> and build anew.`,
    },
  },
  de: {
    files: {
      title: 'Ihre Website als Dateien',
      text: 'Der Ordner <code>site</code> enthält alles: Seiten, Bilder, Schriften. Installiert werden muss nichts. Zum Ansehen öffnen Sie <a href="site/index.html">site/index.html</a>.',
    },
    project: {
      title: 'Ihre Website als Projekt',
      texts: [
        'Mit Node 20.19 oder neuer:',
        '```sh\nnpm ci\nnpm run build\n```',
        'Danach liegt die Website im Ordner `site`: dieselben Dateien wie online, Byte für Byte. Was sie sagt, steht in `content.json`, das gewählte Aussehen in `options.json`, wo sie steht, in `site.json`; die Bilder liegen in `pictures`. Die Gestaltung ist der Ordner ihres Designs in `packages/templates/src`; ihre Abschnitte kommen aus `@awning/ui`, in `vendor`.',
      ],
    },
    hosts: {
      heading: 'Bei einem Hoster ablegen',
      list: [
        [
          'Netlify',
          'Melden Sie sich an, öffnen Sie <a href="https://app.netlify.com/drop">app.netlify.com/drop</a> und ziehen Sie den Ordner <code>site</code> auf diese Seite.',
        ],
        [
          'Cloudflare Pages',
          'Es nimmt einen fertigen Ordner per „Direct Upload“ an. <a href="https://developers.cloudflare.com/pages/get-started/direct-upload/">Die Seite von Cloudflare dazu</a> (auf Englisch) führt Sie hin: Wählen Sie von den beiden Wegen „Drag and drop“ und ziehen Sie den Ordner <code>site</code> hinein.',
        ],
        [
          'Jeder Webspace mit SFTP, FTP oder Dateiverwaltung',
          'Öffnen Sie den Ordner, den der Hoster den Besuchern zeigt, oft <code>public_html</code>, <code>htdocs</code> oder <code>www</code>, und kopieren Sie alles hinein, was <em>im</em> Ordner <code>site</code> liegt.',
        ],
      ],
      domain:
        'Bitten Sie danach, wer Ihre Domain verwaltet, sie auf diesen Hoster zeigen zu lassen, so wie der Hoster es beschreibt.',
    },
    forms: {
      heading: 'Ihre Formulare',
      posted: (formsAt) =>
        `Dateien können keine Post annehmen. Die Formulare werden an <code>${formsAt}</code> geschickt, den Platz Ihrer Website bei uns, und dort wird auch gedankt. Was jemand schickt, wird für Sie aufbewahrt und Ihnen per E-Mail geschickt. Löschen Sie Ihr Konto, geht es an die E-Mail-Adresse, die auf der Website steht; steht dort keine, wird nichts verschickt, und Ihre Besucher lesen, welche Nummer sie anrufen können, wenn die Website eine nennt. Das gilt, solange Ihre Website bei uns offen ist. Soll sie dort geschlossen werden, lassen Sie vorher die Formulare aus den Dateien nehmen.`,
      pointed: (formsAt) =>
        `So wie sie gebaut wird, geht jedes Formular an den Hoster, bei dem die Website liegt, und ein anderer als wir nimmt keines an. Schreiben Sie dann <code>"formsAt": "${formsAt}"</code> in <code>site.json</code> und bauen Sie neu.`,
    },
  },
};

type Handed = Pick<ReleaseInput, 'content' | 'formsAt'>;

/** The page that comes with a site's files: how to look at them, where to put them, what becomes of the forms. */
export function filesHandover({ content, formsAt }: Handed): string {
  const language = languageOf(content);
  const { files, hosts, forms } = words[language];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${files.title}</title>`,
    '<style>body{font:1.1rem/1.5 Georgia,serif;max-width:42rem;margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere}</style></head><body>',
    `<h1>${files.title}</h1>`,
    `<p>${files.text}</p>`,
    `<h2>${hosts.heading}</h2><dl>`,
    ...hosts.list.map(([host, how]) => `<dt><strong>${host}</strong></dt><dd><p>${how}</p></dd>`),
    `</dl><p>${hosts.domain}</p>`,
    ...(formsAt === null ? [] : [`<h2>${forms.heading}</h2>`, `<p>${forms.posted(formsAt)}</p>`]),
    '</body></html>\n',
  ].join('\n');
}

/** The same for a site that is handed over as a project: how to build it, and that forms are posted to the host. */
export function projectHandover({ content, formsAt }: Handed): string {
  const { project, hosts, forms } = words[languageOf(content)];
  return `${[
    `# ${project.title}`,
    ...project.texts,
    `## ${hosts.heading}`,
    ...hosts.list.map(([host, how]) => `- **${host}**: ${how}`),
    hosts.domain,
    ...(formsAt === null ? [] : [`## ${forms.heading}`, forms.pointed(formsAt), forms.posted(formsAt)]),
  ].join('\n\n')}\n`;
}
