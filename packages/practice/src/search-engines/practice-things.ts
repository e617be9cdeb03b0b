import { filled, practiceId, type Thing } from '@praxiskit/pages';

/** Opening hours of one day, which may have several. */
export interface HoursFacts {
  /** 1 is Monday. */
  day: number;
  /** '09:00' */
  opens: string;
  closes: string;
}

export interface DoctorFacts {
  /** 'Dr. med.' */
  title: string;
  name: string;
  /** The doctor's title, in the page's language: 'Specialist in dermatology and venereology'. */
  role: string;
}

/** A practice as in its record. Empty and null values are left out. */
export interface ClinicFacts {
  name: string;
  street: string;
  postal_code: string;
  city: string;
  phone: string;
  email: string;
  latitude: number | null;
  longitude: number | null;
  hours: readonly HoursFacts[];
  doctors: readonly DoctorFacts[];
  /** One sentence that describes the practice. */
  description: string;
  /** A path of the site. */
  image?: string;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * The practice as a MedicalClinic, and its doctors as Physicians; none while the practice has no name.
 *
 * @param origin 'https://praxis.example'
 */
export function practiceThings(practice: ClinicFacts, origin: string): Thing[] {
  if (practice.name === '') return [];
  const id = practiceId(origin);
  const reach = filled({ telephone: dialed(practice.phone), address: addressOf(practice) });
  const clinic: Thing = {
    '@type': 'MedicalClinic',
    '@id': id,
    ...filled({
      name: practice.name,
      description: practice.description,
      email: practice.email,
      geo: geoOf(practice),
      image: practice.image && new URL(practice.image, origin).href,
    }),
    ...reach,
    url: `${origin}/`,
    openingHoursSpecification: practice.hours.map(hoursThing),
  };
  const physicians = practice.doctors.map(
    ({ title, name, role }): Thing => ({
      '@type': 'Physician',
      name: [title, name].filter(Boolean).join(' '),
      ...filled({ description: role }),
      ...reach,
      parentOrganization: { '@id': id },
    }),
  );
  return [clinic, ...physicians];
}

function addressOf({ street, postal_code, city }: ClinicFacts): object | null {
  if (street === '' && city === '') return null;
  const parts = { streetAddress: street, postalCode: postal_code, addressLocality: city };
  return { '@type': 'PostalAddress', ...filled(parts), addressCountry: 'DE' };
}

/** The international form, which search engines want: '+49 3643 …' of the German '03643 …'. */
function dialed(phone: string): string {
  return phone.replace(/^0(?=[1-9])/, '+49 ');
}

function geoOf({ latitude, longitude }: ClinicFacts): object | null {
  if (latitude === null || longitude === null) return null;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

function hoursThing({ day, opens, closes }: HoursFacts): Thing {
  const dayOfWeek = `https://schema.org/${days[day - 1]}`;
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}
