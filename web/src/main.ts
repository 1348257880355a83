import './lib/font.css';
import './lib/theme.css';
import './lib/appearance';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

const page = document.getElementById('page');
if (!page) throw new Error('the page has no place for the application');
mount(App, { target: page });
